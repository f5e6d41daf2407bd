export function packFiles(places?: { root?: string; packed?: string }): Promise<void>;
