const codes: Readonly<Record<string, string>> = {
  "&": "\\u0026",
  "<": "\\u003c",
  ">": "\\u003e",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** JSON inside a script: no text of it can end the script. The same form as Next's `htmlEscapeJsonString`. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[&<>\u2028\u2029]/g, (sign) => codes[sign] ?? sign);
}

/** The value of a text that is exactly what `scriptJson` writes; undefined for any other text. */
export function scriptValue(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return scriptJson(value) === text ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * In the head: names the scripts, and where a member is here (`first-script.ts`) has them fetched beside the style sheets,
 * after these and the page's first call: only scripts can go on from what that call has shown.
 */
const listHead =
  '(function(d,w,u){w.clubfrontScripts=u;if(d.documentElement.dataset.member)u.forEach(function(a){var l=d.createElement("link");l.rel="preload";l.as="script";l.fetchPriority="low";l.href=a;d.head.appendChild(l)})})(document,window,';
const listEnd = ")";

/**
 * At the end of the body: waits until a first frame has been shown, which the browser tells, and then for the one picture
 * that the page puts before all others. What does not tell, or shows nothing for two seconds, is not waited for. React and
 * the bundler's runtime find a script that is there by `script[async][src]`, and load it no second time. Sheets of ranges are
 * fetched once the page has loaded, scripts and all, and has nothing else to do: these and their letters would share the line, and a
 * new sheet has all text laid out anew. Those of text are fetched
 * only where the machine has no face of its own for the script (decision 67): `Club Machine` of the base style sheet names them.
 */
const starter =
  '(function(d,w,u){function faces(){d.querySelectorAll("link[disabled]").forEach(function(l){function on(){l.disabled=false}var m=/noto-sans-(jp|sc)/.exec(l.href);if(!m||!d.fonts)return on();d.fonts.load("1em \'Club Machine "+m[1].toUpperCase()+"\'").then(function(f){f.length||on()},on)})}function rest(){w.requestIdleCallback?w.requestIdleCallback(faces,{timeout:1000}):setTimeout(faces,200)}if(d.readyState==="complete")rest();else w.addEventListener("load",rest);function go(){u.splice(0).forEach(function(a){var s=d.createElement("script");s.src=a;s.async=true;d.head.appendChild(s)})}function soon(){var i=d.querySelector("img[fetchpriority=high]");if(!i||i.complete)return go();i.addEventListener("load",go);i.addEventListener("error",go)}if(d.hidden||d.documentElement.dataset.member)return go();setTimeout(go,2000);try{new PerformanceObserver(function(l){l.getEntriesByName("first-contentful-paint")[0]&&soon()}).observe({type:"paint",buffered:true})}catch(e){requestAnimationFrame(function(){setTimeout(go)})}})(document,window,window.clubfrontScripts||[])';
/** A script of the build: nothing else is started, wherever it came from. */
const source = String.raw`\/_next\/static\/chunks\/[\w~-]+(?:\.[\w~-]+)*\.js(?:\?dpl=[\w-]+)?`;
const ofBuild = new RegExp(`^${source}$`);
const asyncScript = new RegExp(`<script src="(${source})"[^>]*? async=""[^>]*></script>`, "g");
const scriptPreload = /<link rel="preload" as="script"[^>]*\/>/g;
/** Ranges of faces are for the end of the body; React has them fetched from the head on, before the picture. */
const rangesPreload = /<link rel="preload" href="\/fonts\/[\w./-]+\.css" as="style"[^>]*\/>/g;
/** Such a sheet where it stands. A disabled one is not fetched; React compares the address alone. */
const rangesSheet = /<link rel="stylesheet" (href="\/fonts\/[\w./-]+\.css")[^>]*\/>/g;
const headStart = "<head>";
const bodyEnd = "</body></html>";

/**
 * Starts the scripts of a finished page after its first frame. A public page is whole without them; sooner they would
 * only share the line with the style, the letters and the picture that a visitor is waiting for, and so would the ranges
 * of faces, whose letters come last, and stand at once where there are no scripts. A tab in the background has no frame to wait
 * for, and a member waits for what only the scripts can show.
 */
export function startScriptsLate(html: string): string {
  const sources = [...html.matchAll(asyncScript)].map(([, source]) => source);
  if (sources.length === 0 || !html.endsWith(bodyEnd) || !html.includes(headStart)) return html;
  const quiet = html.replace(asyncScript, "").replace(scriptPreload, "").replace(rangesPreload, "");
  const listed = quiet.replace(headStart, () => `${headStart}<script>${listOf(sources)}</script>`);
  const ranges = [...listed.matchAll(rangesSheet)].map(([sheet]) => sheet).join("");
  const waiting = listed.replace(rangesSheet, '<link rel="stylesheet" $1 disabled=""/>');
  const withoutScripts = ranges === "" ? "" : `<noscript>${ranges}</noscript>`;
  return `${waiting.slice(0, -bodyEnd.length)}${withoutScripts}<script>${starter}</script>${bodyEnd}`;
}

function listOf(sources: readonly (string | undefined)[]): string {
  return `${listHead}${scriptJson(sources)}${listEnd}`;
}

/** Whether a script is the starter, or the list of what it starts: scripts of the build and nothing else. */
export function isStarter(code: string): boolean {
  if (code === starter) return true;
  if (!code.startsWith(listHead) || !code.endsWith(listEnd)) return false;
  const sources = scriptValue(code.slice(listHead.length, -listEnd.length));
  return Array.isArray(sources) && sources.every((one) => typeof one === "string" && ofBuild.test(one));
}
