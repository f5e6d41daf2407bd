import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const pack = promisify(brotliCompress);
const isText = (file) => /\.(?:js|css)$/.test(file);

/** The folders whose files keep their address for ever, and the address that each begins with. */
const places = [
  { folder: ".next/static", address: "_next/static" },
  { folder: "public/fonts", address: "fonts" },
];

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

async function packOne(source, target) {
  const bytes = readFileSync(source);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const packed = await pack(bytes, { params });
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, packed);
}

/**
 * After a build: scripts, styles and sheets of faces packed as small as Brotli can, each as `dist/packed/ADDRESS.br`, from where
 * the web answers browsers that take it (lib/web/server/packed-files.ts). A file that is there is of the same content, since its
 * address is; one whose source is gone goes.
 */
export async function packFiles({ root = ".", packed = "dist/packed" } = {}) {
  const wanted = new Map(
    places.flatMap(({ folder, address }) =>
      filesBelow(join(root, folder))
        .filter(isText)
        .map((file) => [`${join(address, file)}.br`, join(root, folder, file)]),
    ),
  );
  const there = new Set(filesBelow(join(root, packed)));
  for (const file of there) if (!wanted.has(file)) rmSync(join(root, packed, file));
  const missing = [...wanted].filter(([file]) => !there.has(file));
  await Promise.all(missing.map(([file, source]) => packOne(source, join(root, packed, file))));
}
