export type FileLimits = {
  /** Most files in one field. */
  maxCount?: number;
  maxBytesPerFile?: number;
  maxBytesTotal?: number;
  /** As the native attribute: `.pdf,image/*`. */
  accept?: string;
};

export type FileRefusal = { file: File; reason: "count" | "size" | "total" | "type" };

function hasAcceptedType(file: File, accept: string | undefined): boolean {
  const rules = (accept ?? "").split(",").map((rule) => rule.trim().toLowerCase());
  if (rules.every((rule) => rule === "")) return true;
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return rules.some((rule) => {
    if (rule.startsWith(".")) return name.endsWith(rule);
    if (rule.endsWith("/*")) return type.startsWith(rule.slice(0, -1));
    return rule !== "" && type === rule;
  });
}

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Adds new files to the chosen ones as far as the limits allow; a file that is there already is left out. */
export function addFiles(
  chosen: readonly File[],
  added: readonly File[],
  limits: FileLimits,
): { files: File[]; refusals: FileRefusal[] } {
  const files = [...chosen];
  const refusals: FileRefusal[] = [];
  for (const file of added) {
    if (files.some((known) => isSame(known, file))) continue;
    const total = files.reduce((sum, known) => sum + known.size, file.size);
    if (!hasAcceptedType(file, limits.accept)) refusals.push({ file, reason: "type" });
    else if (file.size > (limits.maxBytesPerFile ?? Number.POSITIVE_INFINITY))
      refusals.push({ file, reason: "size" });
    else if (files.length >= (limits.maxCount ?? Number.POSITIVE_INFINITY))
      refusals.push({ file, reason: "count" });
    else if (total > (limits.maxBytesTotal ?? Number.POSITIVE_INFINITY))
      refusals.push({ file, reason: "total" });
    else files.push(file);
  }
  return { files, refusals };
}
