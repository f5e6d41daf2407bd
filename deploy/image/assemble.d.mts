/** Copies what the image holds from a built checkout (`root`) to a folder that is not there yet. */
export function assemble(folder: string, root?: string): Promise<{ files: number; bytes: number }>;
