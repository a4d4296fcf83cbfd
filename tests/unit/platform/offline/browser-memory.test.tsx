import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { saveDraft } from "#client/lib/farms/application-fields/draft-storage.ts";
import {
  loadHarvests,
  saveHarvest,
  saveMarks,
} from "#client/lib/farms/harvest-phone/harvest-memory.ts";
import { saveQueue, saveRoute } from "#client/lib/logistics/driver-phone/phone-memory.ts";
import { forgetShown } from "#client/lib/platform/offline/forget-phone.ts";
import { loadOfflineUser, saveOfflineUser } from "#client/lib/platform/offline/offline-user.ts";
import {
  BROWSER_MEMORY,
  countStored,
  forgetOptional,
} from "#client/features/platform/legal/browser-memory.ts";
import { writeMarkers } from "#client/features/subscribers/welcome-popup/popup-markers.ts";
import { createCartStore } from "#client/lib/checkout/cart/cart-store.ts";
import { writeCheckoutSession } from "#client/lib/checkout/flow/payment/intent/checkout-session.ts";
import { writeTried } from "#client/lib/checkout/flow/payment/tried/tried-payment.ts";
import { linesToTakeOut } from "#client/lib/checkout/flow/payment/intent/taken-out.ts";
import { keepCode } from "#client/lib/checkout/flow/fields/promotion-memory.ts";
import { keepDay } from "#client/lib/checkout/delivery-day/day-store.ts";
import { rememberMark } from "#client/lib/accounts/saved/pressed-mark.ts";
import { rememberGuestOrder } from "#client/lib/orders/adding/open-guest-order.ts";
import { saveZip } from "#client/lib/checkout/delivery-zip/zip-store.ts";
import { cookiesOf } from "#server/http/cookies.ts";
import type { CookieName } from "#server/trpc/context.ts";
import type { SessionUser } from "#shared/accounts/user.ts";

const ROOT = join(import.meta.dirname, "../../../../src");
/** The router's own entry, which only a real browser writes; an end-to-end test compares it. */
const ROUTERS = "tsr-scroll-restoration-v1_3";

/** Every file that uses the browser's storage, with what makes it write. */
const WRITERS: Record<string, () => void> = {
  // Only deletes, and therefore comes first.
  "lib/platform/offline/forget-phone.ts": () => forgetShown(),
  "lib/platform/offline/phone-storage.ts": () => {
    saveQueue("driver", [{} as never]);
    saveRoute("driver", { id: "route", state: "out" } as never);
    saveMarks("farmer", [{} as never]);
    saveHarvest("farmer", { farm: { id: 1 }, day: "2026-11-27" } as never, "2026-11-26");
    saveOfflineUser({ id: "driver", role: "logistics" } as never);
  },
  "lib/farms/application-fields/draft-storage.ts": () => saveDraft({ draft: {} as never, step: 1 }),
  "features/subscribers/welcome-popup/popup-markers.ts": () => writeMarkers(0),
  "lib/checkout/cart/cart-provider.tsx": () =>
    createCartStore(() => window.localStorage).dispatch({ type: "reprice", prices: new Map() }),
  "lib/checkout/flow/payment/intent/checkout-session.ts": () =>
    writeCheckoutSession({ checkoutId: "c", paymentIntentId: "p", lines: [], paying: false }),
  "lib/checkout/flow/payment/tried/tried-payment.ts": () =>
    writeTried({ paymentIntentId: "p", from: "/gift-cards" }),
  "lib/checkout/delivery-day/day-store.ts": () => keepDay("2026-11-27"),
  "lib/orders/adding/open-guest-order.ts": () => rememberGuestOrder("token"),
  "lib/accounts/saved/pressed-mark.ts": () => rememberMark({ kind: "products", id: 1 }, "/shop"),
  "lib/checkout/flow/payment/intent/taken-out.ts": () => void linesToTakeOut("p", []),
  "lib/checkout/flow/fields/promotion-memory.ts": () => keepCode("SPRING10"),
  "lib/checkout/delivery-zip/zip-store.ts": () => saveZip("94952"),
};

const listed = (place: string) =>
  BROWSER_MEMORY.filter((kept) => kept.place === place && !kept.by && kept.key !== ROUTERS)
    .map(({ key }) => key)
    .toSorted();

function writeAll(): void {
  for (const write of Object.values(WRITERS)) write();
}

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("ASVS 14.3.3 What a phone stores about the person who works with it", () => {
  const driver: SessionUser = {
    id: "driver",
    username: "dee",
    email: "dee@furrow.example",
    firstName: "Dee",
    lastName: "Driver",
    role: "logistics",
    zipCode: "94952",
    phoneNumber: "707 555 0100",
    emailVerified: true,
  };

  it("has no address and no phone number", () => {
    saveOfflineUser(driver);
    expect(loadOfflineUser()).toMatchObject({ id: "driver", firstName: "Dee", role: "logistics" });
    const kept = JSON.stringify({ ...localStorage });
    for (const secret of [driver.email, driver.phoneNumber!, driver.zipCode!]) {
      expect(kept).not.toContain(secret);
    }
  });

  it("is forgotten, with the routes and harvests, after as long as a session lasts (ASVS 14.3.1)", () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    saveOfflineUser(driver);
    saveRoute("driver", { id: "route", state: "out" } as never);
    saveHarvest("driver", { farm: { id: 1 }, day: "2026-11-27" } as never, "2026-11-26");
    vi.advanceTimersByTime(12 * 3_600_000 - 1);
    expect(loadOfflineUser()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(loadOfflineUser()).toBeNull();
    expect({ ...localStorage }).toEqual({});
  });

  it("lasts a week at most for a farmer, whose sessions last longer", () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    saveOfflineUser({ ...driver, role: "farmer" });
    vi.advanceTimersByTime(7 * 24 * 3_600_000 - 1);
    expect(loadOfflineUser()).toMatchObject({ role: "farmer" });
    vi.advanceTimersByTime(1);
    expect(loadOfflineUser()).toBeNull();
  });

  it("has no harvest of a day that is over", () => {
    const harvest = { farm: { id: 1 }, day: "2026-11-27" } as never;
    saveHarvest("farmer", harvest, "2026-11-27");
    expect(loadHarvests("farmer", 1, "2026-11-27")).toHaveLength(1);
    expect(loadHarvests("farmer", 2, "2026-11-27")).toEqual([]);
    expect(loadHarvests("farmer", 1, "2026-11-28")).toEqual([]);
    saveHarvest("farmer", harvest, "2026-11-28");
    expect(localStorage.length).toBe(0);
  });
});

describe("The list of what a browser stores", () => {
  it("has every file that uses storage", () => {
    const files = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
      .filter(
        (file) =>
          /\.tsx?$/.test(file) &&
          !/^(?:features\/platform\/legal\/|messages\/|lib\/forms\/stored-text\.ts$)/.test(file),
      )
      .filter((file) =>
        /(?:local|session)Storage[.;)]|storedText\(|document\.cookie|indexedDB/.test(
          readFileSync(join(ROOT, file), "utf8").replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, ""),
        ),
      );
    expect(files.toSorted()).toEqual(Object.keys(WRITERS).toSorted());
  });

  it("names exactly the keys that those files write", () => {
    writeAll();
    expect(Object.keys({ ...localStorage }).toSorted()).toEqual(listed("localStorage"));
    expect(Object.keys({ ...sessionStorage }).toSorted()).toEqual(listed("sessionStorage"));
  });

  it("names exactly the cookies that the server writes, with __Host- on https", () => {
    const names: Record<CookieName, true> = {
      session: true,
      checkout: true,
      device: true,
      language: true,
    };
    const written = (secure: boolean) => {
      const sent: string[] = [];
      const ways = { secure, clock: { now: () => new Date() } };
      const reply = { setCookie: (name: string) => sent.push(name) } as unknown as FastifyReply;
      const cookies = cookiesOf({ cookies: {} } as FastifyRequest, reply, ways);
      for (const name of Object.keys(names) as CookieName[]) cookies.write(name, "x", null);
      return sent.toSorted();
    };
    expect(written(false)).toEqual(listed("cookie"));
    expect(written(true)).toEqual(listed("cookie").map((name) => `__Host-${name}`));
  });

  it("tells what is optional and can be cleared, and the rest stays", () => {
    writeAll();
    localStorage.setItem("somebody-elses", "1");
    expect(countStored()).toBe(BROWSER_MEMORY.filter(({ optional }) => optional).length);
    let told = 0;
    window.addEventListener("storage", () => (told += 1), { once: true });
    expect(forgetOptional()).toBe(true);
    expect(countStored()).toBe(0);
    expect(told).toBe(1);
    expect(Object.keys({ ...localStorage }).toSorted()).toEqual([
      "furrow-driver-queue",
      "furrow-driver-route",
      "furrow-harvest",
      "furrow-harvest-queue",
      "furrow-offline-user",
      "somebody-elses",
    ]);
    expect(new Set(Object.keys({ ...sessionStorage }))).toEqual(new Set(listed("sessionStorage")));
  });
});
