import type { Result } from "@/lib/shared/result";
import type { CallFailure } from "@/lib/web/api/call-failure";

/** An image as the server has stored it. */
export type StoredImage = { url: string; width: number; height: number };

/** Stores an image for the board whose text is written; the form knows which that is. */
export type ImageUpload = (file: File) => Promise<Result<StoredImage, CallFailure>>;
