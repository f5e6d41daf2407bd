export { readMessages } from "./service";
export { readMessageTable, saveMessages } from "./write";
