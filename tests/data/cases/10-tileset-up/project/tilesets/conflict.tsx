<<<<<<< HEAD
<tileset name="ground" tilewidth="16" tileheight="16"><tile id="0"><properties><property name="mazeloom" value="terrain wall"/></properties></tile><tile id="1"><properties><property name="mazeloom" value="terrain floor"/></properties></tile></tileset>
=======
<tileset name="ground" tilewidth="16" tileheight="16"><tile id="0"><properties><property name="mazeloom" value="terrain wall"/></properties></tile><tile id="1"><properties><property name="mazeloom" value="terrain floor"/></properties></tile></tileset>
>>>>>>> x
