const asyncScript = /<script src="(\/_next\/[^"]+)"[^>]*? async=""[^>]*><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*\/>/g;
const bodyEnd = "</body></html>";

/**
 * Starts the scripts of a finished page after its first frame. A public page is whole without them; sooner they would
 * only share the line with the style, the letters and the picture that a visitor is waiting for. A tab in the
 * background has no frame to wait for.
 */
export function startScriptsLate(html: string): string {
  const sources = [...html.matchAll(asyncScript)].map(([, source]) => source);
  if (sources.length === 0 || !html.endsWith(bodyEnd)) return html;
  const quiet = html.replace(asyncScript, "").replace(scriptPreload, "");
  return `${quiet.slice(0, -bodyEnd.length)}<script>${starter(sources)}</script>${bodyEnd}`;
}

/** React and the bundler's runtime find a script that is there by `script[async][src]`, and load it no second time. */
function starter(sources: readonly (string | undefined)[]): string {
  return `(function(d){function go(){${JSON.stringify(sources)}.forEach(function(u){var s=d.createElement("script");s.src=u;s.async=true;d.head.appendChild(s)})}d.hidden?go():requestAnimationFrame(function(){setTimeout(go)})})(document)`;
}
