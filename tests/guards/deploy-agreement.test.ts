import { existsSync, readFileSync } from "node:fs";
import { nginxForClubs } from "../../deploy/nginx-clubs.mjs";
import { databaseTimeouts } from "../../lib/club-api/db/client";
import { createMetrics } from "../../lib/club-api/platform/metrics";
import { composeFile, composeSettings, processOf, readCompose } from "../support/deploy/compose";
import { clubFolders, kubernetesSettings, kustomization, patchOf, podOf } from "../support/deploy/kubernetes";
import { imageVariables, type Read, secondsOf, stopLimits, type Values } from "../support/deploy/settings";
import { unitFiles, unitSettings, unitValues } from "../support/deploy/units";

/*
 * The files that an operator installs from agree with each other and with the processes: addresses, ports, hosts, trusted
 * networks, rights and stop limits.
 */

const read: Read = (file) => readFileSync(file, "utf8");

describe("addresses and limits agree", () => {
  const compose = readCompose(read);
  const services = Object.entries(compose.services);
  const limits = stopLimits(read);

  test("the webs ask the club API where it listens, and it listens for other machines", () => {
    for (const { process, values } of [...composeSettings(read), ...kubernetesSettings(read)]) {
      if (process === "web") expect(values.HP_API_URL).toBe("http://api:4000");
      else expect([values.API_HOST, values.API_PORT]).toEqual(["0.0.0.0", "4000"]);
    }
    const [api, , web] = unitSettings(read);
    expect(web?.values.HP_API_URL).toBe(`http://${api?.values.API_HOST}:${api?.values.API_PORT}`);
  });

  test("health checks and ports are those of the processes", () => {
    for (const { name, values, process } of composeSettings(read)) {
      const test = compose.services[name]?.healthcheck?.test;
      const port = process === "web" ? values.PORT : values.API_PORT;
      if (name !== "migrate") expect(test).toEqual(["CMD", "node", "deploy/image/health.mjs", port]);
    }
    for (const [file, process] of [
      ["web/deployment.yaml", "PORT"],
      ["api/deployment.yaml", "API_PORT"],
    ] as const)
      expect(String(podOf(read, file).containers[0].ports?.[0]?.containerPort)).toBe(
        imageVariables(read)[process],
      );
    expect(read("Dockerfile")).toContain(`"deploy/image/health.mjs", "${imageVariables(read).PORT}"`);
  });

  test("nobody is cut off before a process has ended by itself", () => {
    expect(limits).toEqual({ web: 25, api: 28 });
    for (const { name, process } of composeSettings(read)) {
      const { restart, stop_grace_period: grace = "10s" } = compose.services[name] ?? {};
      if (restart !== "no") expect(secondsOf(grace)).toBeGreaterThan(limits[process]);
    }
    for (const { file, process } of unitSettings(read)) {
      const [seconds] = unitValues(read(file), "TimeoutStopSec");
      if (unitValues(read(file), "Type")[0] !== "oneshot")
        expect(secondsOf(seconds ?? "")).toBeGreaterThan(limits[process]);
    }
    for (const process of ["web", "api"] as const) {
      const { containers, terminationGracePeriodSeconds = 0 } = podOf(read, `${process}/deployment.yaml`);
      const before = containers[0].lifecycle?.preStop.sleep.seconds ?? 0;
      expect(terminationGracePeriodSeconds - before).toBeGreaterThan(limits[process]);
    }
  });

  test("only nginx is published, and every service is shut in, bounded, pinned and watched", () => {
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(["nginx"]);
    for (const [name, service] of services) {
      expect([name, service.read_only, service.cap_drop, service.security_opt]).toEqual([
        name,
        true,
        ["ALL"],
        ["no-new-privileges:true"],
      ]);
      expect([name, service.deploy?.resources?.limits]).toEqual([
        name,
        expect.objectContaining({ cpus: expect.any(String), memory: expect.any(String) }),
      ]);
      expect(service.image).toMatch(/:v?\d/);
      if (service.restart !== "no") expect([name, service.healthcheck?.test?.[0]]).toEqual([name, "CMD"]);
    }
    expect(services.filter(([, one]) => processOf(one, read) === "api").length).toBe(2);
    expect(compose.services.api?.deploy?.replicas).toBe(2);
  });

  test("the times that a pooler takes away are set where it stands", () => {
    const { statement, lock, idleInTransaction } = databaseTimeouts;
    const times = { statement_timeout: statement, lock_timeout: lock };
    const all = { ...times, idle_in_transaction_session_timeout: idleInTransaction };
    for (const [name, ms] of Object.entries(all)) {
      expect(compose.services.postgres?.command).toContain(`${name}=${ms / 1000}s`);
      expect(read("docs/deployment.md")).toContain(`set ${name} = '${ms / 1000}s';`);
    }
  });

  test("proxies that are trusted are the networks of compose", () => {
    const subnet = (name: string) => compose.networks[name]?.ipam?.config[0]?.subnet;
    for (const { process, values } of composeSettings(read))
      expect(values.TRUSTED_PROXIES).toBe(subnet(process === "web" ? "front" : "back"));
  });

  test("a club has one host in each file", () => {
    const origins = new Map(
      composeSettings(read).map(({ values }) => [values.CLUB_CODE, values.PUBLIC_ORIGIN]),
    );
    const clubs = JSON.parse(read("deploy/compose/clubs.json")) as {
      code: string;
      host: string;
      web: string;
    }[];
    for (const { code, host, web } of clubs) {
      expect(`https://${host}`).toBe(origins.get(code));
      expect(compose.services[web.replace(/:\d+$/, "")]?.environment?.CLUB_CODE).toBe(code);
      expect(read("deploy/Caddyfile")).toContain(`\n${host} {`);
    }
    for (const club of clubFolders) {
      const values: Values = kubernetesSettings(read).find(({ name }) => name === club)?.values ?? {};
      const ingress = patchOf(read, club, "Ingress") as { path: string; value: string }[];
      const hosts = ingress
        .filter(({ path }) => path.includes("host"))
        .map(({ value }) => `https://${value}`);
      expect(hosts).toEqual([values.PUBLIC_ORIGIN, values.PUBLIC_ORIGIN]);
      expect(values.CLUB_CODE?.toLowerCase()).toBe(club);
      expect(kustomization(read, `clubs/${club}`).nameSuffix).toBe(`-${club}`);
      expect(kustomization(read, "production").resources).toContain(`../clubs/${club}`);
    }
  });

  test("pods have no right of root and no token, and write nowhere but to their volumes", () => {
    for (const file of ["web/deployment.yaml", "api/deployment.yaml", "migrate/job.yaml"]) {
      const pod = podOf(read, file);
      expect(pod.securityContext.runAsNonRoot).toBe(true);
      expect(pod.automountServiceAccountToken).toBe(false);
      expect(pod.containers[0].securityContext).toEqual(
        expect.objectContaining({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false }),
      );
    }
  });
});

test("commands of the files are entries of the build", () => {
  const built = read("deploy/build-servers.mjs");
  const files = ["Dockerfile", composeFile, ...unitFiles, "deploy/kubernetes/web/deployment.yaml"];
  files.push("deploy/kubernetes/api/deployment.yaml", "deploy/kubernetes/migrate/job.yaml");
  for (const file of files) {
    const named = [...read(file).matchAll(/dist\/([\w-]+)\.mjs/g)].map(([, name]) => name);
    expect([file, named.length > 0]).toEqual([file, true]);
    for (const name of named) expect(built).toMatch(new RegExp(`"?${name}"?: "lib/`));
  }
});

test("the metric that both processes are scaled by is on their pages, and the web's is served", async () => {
  const metricOf = (name: string) =>
    /metric: \{ name: (\w+) \}/.exec(read(`deploy/kubernetes/${name}/autoscaler.yaml`))?.[1];
  const { text } = await createMetrics(() => ({ total: 0, idle: 0, waiting: 0 })).page();
  expect(text).toContain(`\n${metricOf("api")} `);
  // Both pages have the figures of the process by the same library.
  expect(metricOf("web")).toBe(metricOf("api"));
  expect(read("lib/web/server/metrics.ts")).toContain("collectDefaultMetrics(");
  for (const { process, values } of kubernetesSettings(read).filter(({ process }) => process === "web"))
    expect([process, values.METRICS_HOST, values.METRICS_PORT]).toEqual(["web", "0.0.0.0", "9464"]);
});

describe("the configuration of nginx for several clubs", () => {
  const conf = read("deploy/nginx.conf");
  const clubs = JSON.parse(read("deploy/compose/clubs.json"));

  test("is made from the one for a single club (node deploy/nginx-clubs.mjs)", () => {
    expect(read("deploy/compose/nginx.conf")).toBe(nginxForClubs(conf, clubs));
  });

  test("has the rules of the one for a single club for each host", () => {
    const made = nginxForClubs(conf, clubs);
    for (const line of ["proxy_cache pages;", 'proxy_set_header Forwarded "";', "client_max_body_size 210m;"])
      expect(made.split(line).length - 1).toBe(line.startsWith("client") ? 1 : clubs.length);
    expect(made).not.toContain("http://web;");
  });

  test.each([
    [[{ code: "MS01", host: "a.example" }], "A club needs code, host and web"],
    [[{ code: "MS01", host: "a; }", web: "web:3000" }], "A club needs code, host and web"],
    [
      [
        { code: "MS01", host: "a.example", web: "web:3000" },
        { code: "LK02", host: "a.example", web: "web-2:3000" },
      ],
      "Two clubs have the host a.example",
    ],
  ])("refuses a faulty list in one sentence", (list, sentence) => {
    expect(() => nginxForClubs(conf, list as typeof clubs)).toThrow(sentence);
  });
});

test("the image is built from pinned bases, runs without root and can tell whether it works", () => {
  const text = read("Dockerfile");
  for (const [, image = ""] of text.matchAll(/^ARG (?:NODE|BASE)=(.+)$/gm))
    expect(image).toMatch(/:\d+\.\d+/);
  expect(text).toMatch(/^USER 1000:1000$/m);
  expect(text).toMatch(/^HEALTHCHECK /m);
  expect(text).toContain("node deploy/image/assemble.mjs /image");
  const copied = [...read(".dockerignore").matchAll(/^!(.+)$/gm)].map(([, path = ""]) => path);
  expect(copied.filter((path) => !existsSync(path))).toEqual([]);
  expect(copied).toEqual(
    expect.arrayContaining(["app", "components", "lib", "messages", "package-lock.json"]),
  );
});
