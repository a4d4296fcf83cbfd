import sharp from "sharp";
import { DEMO_PASSWORD, seedDemoAccounts } from "#server/demo/accounts.ts";
import { diskPictures } from "#server/files/disk-pictures.ts";
import type { PictureStore } from "#server/files/picture-store.ts";
import { startWorker } from "#server/jobs/worker.ts";
import type { Role } from "#shared/accounts/roles.ts";
import { movableClock } from "#tests/support/market/time/clock.ts";
import { freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { type Client, httpClient, openApp } from "#tests/support/servers/http.ts";
import { addFarm, addFarmMember, addProduct } from "#tests/support/market/market.ts";
import { temporaryFolder } from "#tests/support/servers/temporary-folder.ts";

export const PATH = "/api/uploads/picture";
export const BYTES = { "content-type": "application/octet-stream" };

export type PhotoUploads = Awaited<ReturnType<typeof openPhotoUploads>>;

export const photo = (width = 1200, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: "#c33" } });

/**
 * A server that stores photos in a separate folder, with a farm and one product (recreated by `begin`), for tests of
 * uploads by users of each role.
 */
export async function openPhotoUploads() {
  const database = await freshDatabase();
  const clock = movableClock();
  const deps = testDeps(database.db, { clock });
  const dir = temporaryFolder("uploads");
  const ids = { farm: 0, product: 0 };
  /** How many of the next deletions the store fails. */
  const down = { times: 0 };
  const store = diskPictures(dir);
  const photos: PictureStore = {
    ...store,
    drop: async (names) => {
      if (down.times > 0) {
        down.times -= 1;
        throw new Error("The bucket is down");
      }
      await store.drop(names);
    },
  };
  const app = await openApp(deps, { picturesDir: dir, photos });
  await seedDemoAccounts(deps);
  const people = new Map<Role, Client>();
  for (const role of ["customer", "farmer", "logistics", "admin"] as const) {
    const client = httpClient(app);
    await client.post("/api/login", { username: role, password: DEMO_PASSWORD });
    people.set(role, client);
  }
  return {
    database,
    clock,
    deps,
    app,
    dir,
    ids,
    down,
    people,
    begin: async () => {
      await database.empty("farms", "products", "stock", "farm_members");
      ids.farm = await addFarm(database.db);
      ids.product = await addProduct(database.db, { farmId: ids.farm });
      await addFarmMember(database.db, ids.farm);
    },
    /** Runs the worker that deletes unused photos. */
    working: async (): Promise<AsyncDisposable> => {
      const worker = await startWorker({ deps, databaseUrl: database.url, photos });
      return { [Symbol.asyncDispose]: () => worker.stop() };
    },
    send: (body: Buffer, role: Role = "farmer", query = "", path = PATH) =>
      people.get(role)!.send("POST", path + query, body, BYTES),
    show: (picture: unknown, product = ids.product) =>
      people
        .get("farmer")!
        .post("/trpc/farmer.inventory.changePicture", { productId: product, picture }),
    [Symbol.asyncDispose]: async () => {
      await app[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}
