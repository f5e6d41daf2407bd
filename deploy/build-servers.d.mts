/** Bundles the views of members as markup (`app/first-view`) into a folder. */
export function buildFirstView(outdir?: string): Promise<unknown>;
