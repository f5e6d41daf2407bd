/** Bundles the views of members as markup (`app/first-view`) into a folder. */
export function buildFirstView(outdir?: string): Promise<unknown>;
/** Bundles the process that draws the web's pictures into a folder. */
export function buildPainter(outdir?: string): Promise<unknown>;
