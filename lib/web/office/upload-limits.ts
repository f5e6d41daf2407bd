/** C0500 (domain.md 3): `5 MB`, `20 MB`, `10`. */
export type UploadLimits = { imageBytes: number; documentBytes: number; maxCount: number };

const megabyte = 1024 * 1024;

/** The types that C0500 allows (domain.md 2.3), as the native `accept` attribute. */
export const uploadAccept =
  ".jpg,.jpeg,.png,.webp,.gif,.pdf,.hwp,.hwpx,.docx,.xlsx,.pptx,.zip,image/jpeg,image/png,image/webp,image/gif";

/** The limits from the values of policy C0500, with the policy's own defaults for what is missing. */
export function uploadLimits(values: readonly string[]): UploadLimits {
  const [image, document, count] = values;
  return {
    imageBytes: readNumber(image, 5) * megabyte,
    documentBytes: readNumber(document, 20) * megabyte,
    maxCount: readNumber(count, 10),
  };
}

function readNumber(text: string | undefined, fallback: number): number {
  const found = Number.parseInt(text ?? "", 10);
  return Number.isFinite(found) && found > 0 ? found : fallback;
}

/** Whether a file is over the limit of its kind. */
export function isTooLarge(
  file: { name: string; size: number; type: string },
  limits: UploadLimits,
): boolean {
  const isImage = file.type.startsWith("image/") || /\.(jpe?g|png|webp|gif)$/i.test(file.name);
  return file.size > (isImage ? limits.imageBytes : limits.documentBytes);
}
