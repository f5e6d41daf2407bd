export { hasListedFiles, listedFilesOf } from "./repository";
export {
  attachFiles,
  detachAllFiles,
  detachFiles,
  detachFilesIn,
  findFileOwner,
  listFiles,
  listFilesOf,
  type OpenFile,
  openFile,
  removeStored,
  type StoredUpload,
  type Upload,
  withFileCopies,
  withStoredUploads,
} from "./service";
