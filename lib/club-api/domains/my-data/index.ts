export { selectOwnRows as readOwnRows } from "./repository";
