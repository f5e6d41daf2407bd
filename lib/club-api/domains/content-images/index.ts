export { openImage, storeImage } from "./store";
export { sweepImages } from "./sweep";
