import { register } from "node:module";

register("./typescript-loader.mjs", import.meta.url);
register("./dom-loader.mjs", import.meta.url);
