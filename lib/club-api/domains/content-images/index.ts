export {
  type ImageRow,
  isNamedOpenly,
  selectImage as findImage,
  selectUses as findImageUses,
} from "./repository";
export { openImage, storeImage } from "./store";
export { sweepImages } from "./sweep";
