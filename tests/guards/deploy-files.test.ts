import { existsSync, readFileSync } from "node:fs";
import { nginxForClubs } from "../../deploy/nginx-clubs.mjs";
import { createMetrics } from "../../lib/club-api/platform/metrics";
import {
  askedVariables,
  composeFile,
  composeSettings,
  exampleVariables,
  processOf,
  readCompose,
} from "../support/deploy/compose";
import { clubFolders, kubernetesSettings, kustomization, patchOf, podOf } from "../support/deploy/kubernetes";
import {
  envFile,
  faultsOf,
  filled,
  imageSettings,
  imageVariables,
  knownVariables,
  type Read,
  secondsOf,
  stopLimits,
} from "../support/deploy/settings";
import { unitFiles, unitSettings, unitValues } from "../support/deploy/units";

/*
 * The files that an operator installs from fit the product: their variables are the ones that the processes read, with
 * values that the processes take; addresses, ports and stop limits agree with each other. Nothing is started here: that is
 * `npm run check:image`.
 */

const read: Read = (file) => readFileSync(file, "utf8");
const settingsOf = (source: Read) => [
  ...imageSettings(source),
  ...composeSettings(source),
  ...unitSettings(source),
  ...kubernetesSettings(source),
];
const faults = (source: Read = read) => {
  const known = knownVariables(source);
  return settingsOf(source).flatMap((setting) => faultsOf(setting, known));
};

describe("variables", () => {
  test("every process of every file is found", () => {
    const found = settingsOf(read).map(({ name, process }) => `${name} ${process}`);
    expect(found).toEqual([
      "ENV web",
      "ENV api",
      "web-ms01 web",
      "web-lk02 web",
      "api api",
      "migrate api",
      "clubfront-api.service api",
      "clubfront-migrate.service api",
      "clubfront-web@.service web",
      "lk02 web",
      "ms01 web",
      "with settings/kustomization.yaml api",
      "with settings/kustomization.yaml api",
    ]);
  });

  test("the processes know them all and start with their values", () => {
    expect(faults()).toEqual([]);
  });

  test("the examples at the root and of the image hold variables of the product", () => {
    const known = knownVariables(read);
    const given = [...Object.keys(envFile(read(".env.example"))), ...Object.keys(imageVariables(read))];
    expect(given.filter((name) => !known.web.has(name) && !known.api.has(name))).toEqual([]);
    expect(given.length).toBeGreaterThan(8);
  });

  test("compose asks for what its example has, and for nothing else", () => {
    expect(askedVariables(read).sort()).toEqual(Object.keys(exampleVariables(read)).sort());
  });

  test("an example holds no secret", () => {
    const examples = ["deploy/compose/example.env", "deploy/systemd/MS01.env.example", ".env.example"];
    const secrets = examples.flatMap((file) =>
      Object.entries(envFile(read(file))).filter(([name]) => /SECRET|_KEY|PASSWORD/.test(name)),
    );
    expect(secrets.filter(([, value]) => value !== "")).toEqual([]);
    expect(secrets.length).toBeGreaterThan(5);
  });

  test.each([
    [composeFile, "REDIS_URL: redis", "REDIS_URI: redis", "does not know REDIS_URI"],
    [composeFile, "HP_API_URL: http", "API_URL: http", "HP_API_URL must be set"],
    [composeFile, "MAIL_FROM: $", "MAIL_SENDER: $", "MAIL_FROM is missing"],
    ["deploy/compose/example.env", "MAIL_FROM=no-reply@", "MAIL_FROM=", "MAIL_FROM must be a mail address"],
    ["Dockerfile", "API_PORT=4000", "API_PORT=http", "API_PORT must be a port number"],
    ["Dockerfile", "DATA_DIR=/data", "DATA_FOLDER=/data", "does not know DATA_FOLDER"],
    ["deploy/systemd/web.env.example", "TRUSTED_PROXIES=", "TRUSTED_PROXY=", "does not know TRUSTED_PROXY"],
    ["deploy/systemd/MS01.env.example", "SESSION_SECRET=", "SECRET=", "SESSION_SECRET must be set"],
    ["deploy/systemd/clubfront-api.service", "DATA_DIR=", "DATA_FOLDER=", "does not know DATA_FOLDER"],
    ["deploy/systemd/clubfront-web@.service", "CLUB_CODE=%i", "CLUB=%i", "CLUB_CODE must be set"],
    [
      "deploy/kubernetes/clubs/lk02/kustomization.yaml",
      "- CLUB_CODE=LK02",
      "- CLUB_CODE=L",
      "CLUB_CODE must be",
    ],
    ["deploy/kubernetes/settings/kustomization.yaml", "S3_BUCKET=", "S3_BUCKETS=", "S3_BUCKET is missing"],
    ["deploy/kubernetes/web/deployment.yaml", "name: SESSION_SECRET", "name: COOKIE", "does not know COOKIE"],
    ["lib/club-api/platform/service-env.ts", "REDIS_URL", "REDIS_ADDRESS", "the api does not know REDIS_URL"],
  ])("%s: a change of %s is refused", (file, from, to, sentence) => {
    expect(read(file)).toContain(from);
    const changed: Read = (name) => (name === file ? read(name).replaceAll(from, to) : read(name));
    expect(faults(changed).join("\n")).toContain(sentence);
  });
});

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
      const { values } = kubernetesSettings(read).find(({ name }) => name === club) ?? { values: {} };
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

test("the metric that the club API is scaled by is on its page", async () => {
  const [, metric] = /metric: \{ name: (\w+) \}/.exec(read("deploy/kubernetes/api/autoscaler.yaml")) ?? [];
  const { text } = await createMetrics(() => ({ total: 0, idle: 0, waiting: 0 })).page();
  expect(text).toContain(`\n${metric} `);
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

test("secrets that are filled in are the empty ones", () => {
  expect(filled({ ONE_A: "x", SESSION_SECRET: "" }).SESSION_SECRET?.length).toBeGreaterThan(31);
  expect(filled({ ONE_A: "x" })).toEqual({ ONE_A: "x" });
});
