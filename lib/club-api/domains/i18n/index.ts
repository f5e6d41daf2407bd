export { readMessages } from "./service";
