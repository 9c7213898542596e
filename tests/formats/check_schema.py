# SPDX-License-Identifier: MIT
"""Validates maps by the shipped schema, and checks that it refuses wrong maps: check_schema.py SCHEMAS FILE…"""
import json
import pathlib
import sys

import jsonschema

folder, files = pathlib.Path(sys.argv[1]), sys.argv[2:]
store = {}
for path in folder.glob("*.schema.json"):
    schema = json.loads(path.read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    store[schema["$id"]] = schema
schema = json.loads((folder / "map.schema.json").read_text())
resolver = jsonschema.RefResolver.from_schema(schema, store=store)
validator = jsonschema.Draft202012Validator(schema, resolver=resolver)
if not files:
    sys.exit("no maps")
for name in files:
    level = json.loads(pathlib.Path(name).read_text())
    for error in validator.iter_errors(level):
        sys.exit(f"{name}: {'/'.join(map(str, error.absolute_path))}: {error.message[:300]}")
level["colour"] = "red"
if validator.is_valid(level):
    sys.exit("the schema allows the unknown key \"colour\"")
level = json.loads(pathlib.Path(files[0]).read_text())
level["terrain"][0] = '"' * len(level["terrain"][0])
if validator.is_valid(level):
    sys.exit("the schema allows the character '\"', which no terrain has")
