import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** An input that the command refuses, in one sentence for its caller. */
export class Refusal extends Error {}

/** The files of the checkout with changes that are not written yet. Paths are relative to the checkout. */
export class Tree {
  #root;
  #changed = new Map();
  /** Contents of the files before they were written; null for a new file. */
  #before = new Map();

  constructor(root) {
    this.#root = root;
  }

  has(path) {
    return this.#changed.has(path) || existsSync(this.at(path));
  }

  read(path) {
    const changed = this.#changed.get(path);
    if (changed !== undefined) return changed;
    if (!this.has(path)) throw new Refusal(`${path} is not there.`);
    return readFileSync(this.at(path), "utf8");
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
      (path) => `${existsSync(this.at(path)) ? "changes" : "creates"} ${path}`,
    );
  }

  /** Writes everything and takes the steps that follow; when one fails, all files are as they were. */
  commit(steps = []) {
    try {
      for (const [path, text] of this.#changed) this.put(path, text);
      this.#format([...this.#changed.keys()]);
      for (const step of steps) step(this);
    } catch (error) {
      for (const [path, text] of this.#before) this.#write(path, text);
      throw error;
    }
  }

  /** Where a path of the checkout lies. */
  at(path) {
    return join(this.#root, path);
  }

  /** Writes a file at once, as a step of `commit`; without a text it is removed. */
  put(path, text) {
    const isThere = existsSync(this.at(path));
    if (!this.#before.has(path)) this.#before.set(path, isThere ? readFileSync(this.at(path), "utf8") : null);
    this.#write(path, text);
  }

  #write(path, text) {
    const file = this.at(path);
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

  /** Sorts imports and breaks lines as the checks want them; a rule that reads the types of the whole product is left to them. */
  #format(paths) {
    const formatted = paths.filter((path) => /\.(tsx?|json|mjs)$/.test(path));
    const config = `--config-path=${join("deploy", "new", "biome-of-files.json")}`;
    this.run("biome", ["check", "--write", "--error-on-warnings", config, ...formatted]);
  }

  /** Runs an installed command in the checkout and gives what it said; throws with that when it fails. */
  run(command, args) {
    const bin = join(this.#root, "node_modules", ".bin", command);
    const done = spawnSync(bin, args, { cwd: this.#root, encoding: "utf8" });
    const said = `${done.stdout ?? ""}${done.stderr ?? ""}`;
    if (done.status !== 0) throw new Error(`${command} failed:\n${said}`);
    return said;
  }
}
