export { readMessages, type ServerMessages } from "./service";
