import { z } from "zod";
import { SETTINGS_TAB_IDS } from "#shared/platform/settings/settings-tabs.ts";
import { settingsSchema } from "#shared/platform/settings/settings.ts";
import {
  saveSettings,
  settingsForAdmin,
} from "../../../services/platform/settings/settings-admin.ts";
import { moves } from "../../../trpc/moves.ts";
import { areaProcedure, router } from "../../../trpc/procedures.ts";

type Shape = typeof settingsSchema.shape;
type Given = { [Key in keyof Shape]: z.ZodOptional<ReturnType<Shape[Key]["unwrap"]>> };

/** Every setting without its default, so that a setting that is not sent stays unchanged. */
const given = Object.fromEntries(
  Object.entries(settingsSchema.shape).map(([key, field]) => [key, field.unwrap().optional()]),
) as unknown as Given;

const saveInput = z.strictObject({
  tab: z.enum(SETTINGS_TAB_IDS),
  version: z.int32().min(0),
  values: z.strictObject(given),
});

/** Settings that an admin can change without a release. */
export const settingsRouter = router({
  read: areaProcedure("admin").query(({ ctx }) => settingsForAdmin(ctx.deps)),

  save: areaProcedure("admin")
    .meta(moves("power", "settings.changed"))
    .input(saveInput)
    .mutation(({ ctx, input }) => saveSettings(ctx.deps, ctx.user, input)),
});
