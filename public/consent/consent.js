// Asks whether visits may be counted, and counts only after a yes. Pages name it only where the club has set up a service.
(() => {
  const own = document.querySelector("script[data-measure]");
  const id = own?.dataset.measure;
  if (!id) return;
  const root = document.documentElement;
  const key = "clubfront-consent";
  /** Brought by a move from a page without the question, whose policy knows no service: the next page counts. */
  const isLate = document.readyState === "complete";
  let isRunning = false;
  let opener = null;

  /** The choice for this service: another one is asked for anew. */
  function stored() {
    try {
      const choice = JSON.parse(localStorage.getItem(key) ?? "null");
      return choice?.id === id ? choice.isGiven === true : null;
    } catch {
      return null;
    }
  }

  function store(isGiven) {
    try {
      localStorage.setItem(key, JSON.stringify({ id, isGiven, at: new Date().toISOString() }));
    } catch {
      // Without a memory it is asked again on the next page.
    }
  }

  function load(src, data) {
    const script = document.createElement("script");
    script.async = true;
    script.src = src;
    Object.assign(script.dataset, data);
    document.head.append(script);
  }

  function start() {
    if (isRunning || isLate) return;
    isRunning = true;
    if (!id.startsWith("G-")) return load("https://plausible.io/js/script.js", { domain: id });
    window.dataLayer = window.dataLayer ?? [];
    // Google's script reads the arguments objects themselves.
    window.gtag = function gtag() {
      // biome-ignore lint/complexity/noArguments: see above.
      window.dataLayer.push(arguments);
    };
    window.gtag("js", new Date());
    window.gtag("config", id, { allow_google_signals: false });
    load(`https://www.googletagmanager.com/gtag/js?id=${id}`, {});
  }

  /** What was loaded cannot be unloaded: its cookies go, and so does the page. */
  function stop() {
    window[`ga-disable-${id}`] = true;
    const domains = location.hostname.split(".").map((_, at, parts) => parts.slice(at).join("."));
    for (const cookie of document.cookie.split("; ")) {
      const name = cookie.split("=", 1)[0];
      if (!/^_ga(?:_|$)/.test(name)) continue;
      document.cookie = `${name}=; path=/; max-age=0`;
      for (const domain of domains) document.cookie = `${name}=; path=/; domain=${domain}; max-age=0`;
    }
    if (isRunning) location.reload();
  }

  function ask(from) {
    opener = from;
    root.dataset.consent = "ask";
    if (from) document.querySelector("[data-consent=yes]")?.focus();
  }

  function choose(isGiven) {
    store(isGiven);
    delete root.dataset.consent;
    opener?.focus();
    opener = null;
    if (isGiven) start();
    else stop();
  }

  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button[data-consent]") : null;
    if (!button) return;
    if (button.dataset.consent === "open") ask(button);
    else choose(button.dataset.consent === "yes");
  });

  const choice = stored();
  if (choice === true) start();
  // A browser that says no for its user has answered; the footer still lets him say yes.
  else if (choice === null && navigator.globalPrivacyControl !== true) ask(null);
})();
