import { setFlagsFromString } from "node:v8";

/*
 * Workers that a process starts after this have room for young objects: tests make much and keep little, and the
 * collector took an eighth of their time.
 */
setFlagsFromString("--min-semi-space-size=16");
setFlagsFromString("--max-semi-space-size=32");
