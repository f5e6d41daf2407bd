import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** What the command cannot do, in one sentence for whoever called it. */
export class Refusal extends Error {}

/** The files of the checkout with changes that are not written yet. Paths are relative to the checkout. */
export class Tree {
  #root;
  #changed = new Map();

  constructor(root) {
    this.#root = root;
  }

  has(path) {
    return this.#changed.has(path) || existsSync(join(this.#root, path));
  }

  read(path) {
    const changed = this.#changed.get(path);
    if (changed !== undefined) return changed;
    if (!this.has(path)) throw new Refusal(`${path} is not there.`);
    return readFileSync(join(this.#root, path), "utf8");
  }

  /** The files below a folder whose names end so. */
  list(folder, ending) {
    const path = join(this.#root, folder);
    if (!existsSync(path)) return [];
    return readdirSync(path, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(ending))
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
      .sort();
  }

  /** A new file; refuses a path that is taken. */
  create(path, text) {
    if (this.has(path)) throw new Refusal(`${path} is there already.`);
    this.#changed.set(path, text);
  }

  /** Changes a file; refuses when the edit leaves it as it was, since then its anchor was not found. */
  edit(path, change) {
    const before = this.read(path);
    const after = change(before);
    if (after === before) throw new Refusal(`${path} has no place for it: its exemplar was not found.`);
    this.#changed.set(path, after);
  }

  /** One line for each file: whether it is new or changed. */
  summary() {
    return [...this.#changed.keys()].map(
      (path) => `${existsSync(join(this.#root, path)) ? "changes" : "creates"} ${path}`,
    );
  }

  /** Writes everything and runs the steps that follow; when one fails, all files are as they were. */
  commit(steps = []) {
    const before = new Map([...this.#changed.keys()].map((path) => [path, this.#stored(path)]));
    try {
      for (const [path, text] of this.#changed) this.#write(path, text);
      this.#format([...this.#changed.keys()]);
      for (const step of steps) step();
    } catch (error) {
      for (const [path, text] of before) this.#write(path, text);
      throw error;
    }
  }

  #stored(path) {
    const file = join(this.#root, path);
    return existsSync(file) ? readFileSync(file, "utf8") : null;
  }

  #write(path, text) {
    const file = join(this.#root, path);
    if (text === null) return void this.#remove(file);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  /** Removes a file and the folders that it leaves empty. */
  #remove(file) {
    rmSync(file, { force: true });
    for (let folder = dirname(file); relative(this.#root, folder) !== ""; folder = dirname(folder)) {
      if (!existsSync(folder)) continue;
      if (readdirSync(folder).length > 0) return;
      rmSync(folder, { recursive: true });
    }
  }

  /** Sorts imports and breaks lines as the checks want them. */
  #format(paths) {
    const formatted = paths.filter((path) => /\.(tsx?|json|mjs)$/.test(path));
    this.run("biome", ["check", "--write", "--error-on-warnings", ...formatted]);
  }

  /** Runs an installed command in the checkout; throws with what it said when it fails. */
  run(command, args) {
    const bin = join(this.#root, "node_modules", ".bin", command);
    const done = spawnSync(bin, args, { cwd: this.#root, encoding: "utf8" });
    if (done.status !== 0) throw new Error(`${command} failed:\n${done.stdout ?? ""}${done.stderr ?? ""}`);
  }
}
