const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** `Mod-Shift-8` as it stands on the keys of this machine: `Ctrl+Shift+8`, `⌘⇧8`. */
export function keyNames(keys: string): string {
  if (!isMac()) return keys.replace("Mod", "Ctrl").replaceAll("-", "+");
  return keys.replace("Mod-", "⌘").replace("Shift-", "⇧").replace("Alt-", "⌥");
}

/** The same for `aria-keyshortcuts`. */
export function ariaKeys(keys: string): string {
  return keys.replace("Mod", isMac() ? "Meta" : "Control").replaceAll("-", "+");
}
