// The window of the postcode service: shows its list, and tells the page that asked what was chosen.
const { service } = document.currentScript.dataset;
const channel = new BroadcastChannel(`clubfront.address.${location.hash.slice(1)}`);
const list = document.getElementById("list");
const [wait, failed] = document.querySelectorAll("main > p");
const chosen = ["zonecode", "userSelectedType", "roadAddress", "jibunAddress"];
const more = ["bname", "buildingName", "apartment"];

const fail = () => {
  wait.hidden = true;
  failed.hidden = false;
  channel.postMessage({ kind: "failed" });
};

const complete = (answer) => {
  const data = Object.fromEntries([...chosen, ...more].map((name) => [name, answer[name] ?? ""]));
  channel.postMessage({ kind: "found", data });
  window.close();
};

const show = () => {
  const Postcode = (window.kakao ?? window.daum)?.Postcode;
  if (!Postcode) return fail();
  wait.hidden = true;
  new Postcode({ oncomplete: complete, width: "100%", height: "100%" }).embed(list);
};

document.head.append(Object.assign(document.createElement("script"), { src: service, onload: show, onerror: fail }));
