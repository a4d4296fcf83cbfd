import { describe, expect, it } from "vitest";
import { ADVISORIES, isConcerned } from "#tests/support/code/dependencies/advisories.ts";
import { licenseProblem } from "#tests/support/code/dependencies/licenses.ts";
import { lockedPackages, manifest } from "#tests/support/code/dependencies/lock-file.ts";

const packages = lockedPackages();

describe("Third-party packages (ASVS 15.1.2, 15.2.1)", () => {
  it("have exact versions in package.json, which are those of the lock file", () => {
    const { dependencies, devDependencies, optionalDependencies } = manifest();
    const wanted = { ...dependencies, ...devDependencies, ...optionalDependencies };
    for (const [name, version] of Object.entries(wanted)) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/);
      const locked = packages.find(({ path }) => path === `node_modules/${name}`);
      expect(locked?.version, name).toBe(version);
    }
  });

  it("each have a checksum, and no address of their own", () => {
    for (const { path, integrity, resolved } of packages) {
      expect(integrity, path).toMatch(/^sha512-/);
      expect(resolved, path).toBeUndefined();
    }
  });

  it("run scripts at installation only if they are allowed by name", () => {
    const { allowScripts } = manifest();
    const running = packages.filter(({ hasInstallScript }) => hasInstallScript);
    expect(running.filter(({ name }) => !allowScripts[name])).toEqual([]);
  });

  it("have licenses that allow our use of them", () => {
    expect(packages.map(licenseProblem).filter(Boolean)).toEqual([]);
  });

  it.each(ADVISORIES)("$package is free of $id", ({ package: name, fixedIn, accepted }) => {
    const concerned = packages
      .filter((found) => found.name === name && isConcerned(found.version, fixedIn))
      .map(({ path }) => path);
    expect(concerned).toEqual(accepted ? [accepted.path] : []);
  });
});

describe("The license rule", () => {
  const locked = (fields: object) =>
    licenseProblem({ path: "node_modules/a", name: "a", version: "1.0.0", ...fields });

  it("refuses copyleft in what is shipped, and an entry without a license", () => {
    expect(locked({ license: "GPL-3.0-only" })).toBe("a is under GPL-3.0-only");
    expect(locked({ license: "MPL-2.0" })).toBe("a is under MPL-2.0");
    expect(locked({ license: "MIT AND AGPL-3.0-only" })).toBe("a is under MIT AND AGPL-3.0-only");
    expect(locked({})).toBe("a does not say what license it is under");
  });

  it("accepts one of several that are offered, and more for tools", () => {
    expect(locked({ license: "(MIT OR GPL-2.0-only)" })).toBeNull();
    expect(locked({ license: "MPL-2.0", dev: true })).toBeNull();
  });
});

it.each([
  ["1.1.11", ["1.1.12", "2.0.2"], true],
  ["2.0.2", ["1.1.12", "2.0.2"], false],
  ["2.0.1", ["1.1.12", "2.0.2"], true],
  ["5.0.0", ["1.1.12", "2.0.2"], false],
  ["0.9.0", ["1.1.12"], true],
  ["7.0.7-beta.1", ["7.0.7"], false],
])("version %s is affected by a vulnerability fixed in %j: %s", (version, fixedIn, concerned) => {
  expect(isConcerned(version, fixedIn)).toBe(concerned);
});
