/**
 * The first script of a page, in its head. Where the marker of a member stands beside the sealed cookie
 * (`lib/web/session/member-marker.ts`) it marks `<html>` before the first paint, so that the member's placeholder stands in
 * the place of the visitor's part, and begins the page's first call, whose answers the views take over. A marker that was
 * wrong is taken off with the answer, without any other script. A view that the server has drawn is put in its place
 * (`components/member/shared/layout/first-view.tsx`): its links work, a button that is pressed is remembered and
 * sends no form, and nothing can be typed into it. When a script of the page cannot be had, the placeholder
 * says so. A page that comes back as it was left, for another person or nobody, is not shown but loaded again.
 *
 * The back office, which only the signed-in see, begins its first call in any case.
 *
 * Schemas of zod are read, not compiled: the policy of scripts forbids compiling, and browsers report the library's try to find that out.
 */
export const firstScript = [
  "(function(d,w){try{w.__zod_globalConfig={jitless:true};",
  'var h=d.documentElement,o=/^\\/ishm(\\/|$)/.test(location.pathname),p=/(?:^|; )(?:__Host-)?clubfront-in=([\\da-f]{12})(?:;|$)/,m=p.exec(d.cookie),l="";',
  "if(!m&&!o)return;",
  'if(o){try{l=localStorage.getItem("clubfront.officeLanguage")||""}catch(e){}if(l)l="&lang="+encodeURIComponent(l)}',
  'else{h.dataset.member=m[1];l="&view="+(w.matchMedia&&w.matchMedia("(max-width: 43.6875rem)").matches?"narrow":"wide")}',
  'w.clubfrontFirst=fetch("/session/first?path="+encodeURIComponent(location.pathname+location.search)+l,{headers:{accept:"application/json"},cache:"no-store"}).then(function(r){return r.ok?r.json():null}).catch(function(){return null});',
  "if(o)return;",
  "w.clubfrontFirst.then(function(a){if(!a)return;if(!a.session.signedIn){delete h.dataset.member;return}if(!a.view)return;",
  'function put(){var s=d.querySelector("[data-first-view]");if(s){s.innerHTML=a.view;s.onclick=press;s.querySelectorAll("input,select,textarea").forEach(function(f){f.inert=true})}return s}',
  'function press(e){var s=e.currentTarget,b=e.target.closest("button");if(b){e.preventDefault();w.clubfrontPressed={at:[].indexOf.call(s.querySelectorAll("button"),b),text:b.textContent}}}',
  'if(!put()&&d.readyState==="loading")d.addEventListener("DOMContentLoaded",put)});',
  'w.addEventListener("error",function(e){if(e.target&&e.target.tagName==="SCRIPT")h.dataset.memberFailed=""},true);',
  'w.addEventListener("pageshow",function(e){if(!e.persisted)return;var n=p.exec(d.cookie);if(!n||n[1]!==m[1]){h.style.display="none";location.reload()}})',
  "}catch(e){}})(document,window)",
].join("");

const head = "<head>";

/** Puts the first script at the head of a finished page. */
export function withFirstScript(html: string): string {
  const at = html.indexOf(head);
  if (at < 0) return html;
  const end = at + head.length;
  return `${html.slice(0, end)}<script>${firstScript}</script>${html.slice(end)}`;
}
