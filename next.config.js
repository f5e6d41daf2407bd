import { resolve } from "node:path";
import { PHASE_DEVELOPMENT_SERVER } from "next/constants.js";
import createNextIntlPlugin from "next-intl/plugin";

const withNextIntl = createNextIntlPlugin("./lib/web/i18n/request.ts");

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // One name for a build and its deployment (deploy/build.mjs, lib/web/server/main.ts): a tab of another build loads
  // the next page whole (README, "Deployment").
  deploymentId: process.env.NEXT_DEPLOYMENT_ID,
  generateBuildId: () => process.env.NEXT_DEPLOYMENT_ID ?? null,
  // For the weighing of scripts alone (tests/bench/features).
  productionBrowserSourceMaps: process.env.SOURCE_MAPS === "yes",
  // The handler keeps pages and data, hashes inline scripts into the CSP, and is bounded (docs/architecture.md, "How pages are kept").
  cacheHandler: resolve("dist/cache-handler.mjs"),
  cacheMaxMemorySize: 0,
  // Every agent gets its metadata inside <head>: pages are kept whole, nothing is gained by streaming it.
  htmlLimitedBots: /.*/,
  // A page's code is loaded when it is first asked for: most webs show a third of the pages, and thirty share a machine.
  experimental: { preloadEntriesOnStart: false },
  // Pictures are drawn or stored ready; the optimizer stays shut.
  images: { unoptimized: true, remotePatterns: [], localPatterns: [] },
  serverExternalPackages: ["@electric-sql/pglite", "@node-rs/argon2", "sharp", "pino", "redis"],
  // The folders of faces carry a version: changed bytes get a new one (tests/guards/looks/fonts.test.ts).
  async headers() {
    const immutable = [{ key: "cache-control", value: "public, max-age=31536000, immutable" }];
    return [{ source: "/fonts/:path*", headers: immutable }];
  },
  async rewrites() {
    return [{ source: "/files/:path*", destination: "/hp/api/files/:path*" }];
  },
  // Texts are compiled before they are formatted (lib/web/i18n/compile.ts): no browser loads a parser of messages.
  turbopack: {
    resolveAlias: {
      "use-intl/format-message": "use-intl/format-message/format-only",
      "next-intl": { browser: "./lib/web/i18n/in-browser.ts" },
      // React has had the hook itself since 18.
      "use-sync-external-store/shim": "react",
    },
  },
  skipTrailingSlashRedirect: true,
  typedRoutes: false,
  // The types step of `verify` has the faster compiler; a demo trusts what was verified (deploy/tools.mjs).
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === "yes" },
};

/**
 * The development server keeps no pages, so that a change is seen, and it alone has the component gallery. Next builds it
 * into `.next/dev`, beside the production build. Its types of pages name the gallery's too: tsconfig.json leaves them out.
 */
const { cacheHandler: _handler, cacheMaxMemorySize: _bound, ...shared } = config;
const development = { ...shared, pageExtensions: ["gallery.tsx", "tsx", "ts"] };

/** A build has the rules of all calls as data (deploy/build-servers.mjs); the development server reads what is declared now. */
const production = {
  ...config,
  turbopack: {
    resolveAlias: {
      ...config.turbopack?.resolveAlias,
      "@/lib/contract/call-rules": "./dist/call-rules.mjs",
    },
  },
};

export default (/** @type {string} */ phase) =>
  withNextIntl(phase === PHASE_DEVELOPMENT_SERVER ? development : production);
