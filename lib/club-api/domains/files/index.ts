export {
  attachFiles,
  detachAllFiles,
  detachFiles,
  findFileOwner,
  listFiles,
  type OpenFile,
  openFile,
  removeStored,
  type StoredUpload,
  type Upload,
  withStoredUploads,
} from "./service";
