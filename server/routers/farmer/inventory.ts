import {
  historyQuery,
  inventoryEdit,
  inventoryPlace,
  shelfProduct,
} from "#shared/inventory/inventory.ts";
import { inventoryEdits } from "#shared/inventory/bulk-edit.ts";
import { newProduct, pictureEdit, textsEdit } from "#shared/inventory/shelf-product.ts";
import { printChoice } from "#shared/inventory/print-choice.ts";
import { drawChosen } from "../../files/chosen-prints.ts";
import { listPrintForms } from "../../services/inventory/chosen-prints.ts";
import { addProduct } from "../../services/inventory/add.ts";
import { editInventory } from "../../services/inventory/edit.ts";
import { bulkEdit } from "../../services/inventory/bulk-edit.ts";
import { exportInventory } from "../../services/inventory/file.ts";
import { stockHistory } from "../../services/inventory/history.ts";
import { getLastWeek } from "../../services/inventory/last-week.ts";
import { changePicture } from "../../services/inventory/pictures.ts";
import { changeTexts, getShelfProduct } from "../../services/inventory/product.ts";
import { getInventory } from "../../services/inventory/read.ts";
import { areaProcedure, countedFile, router } from "../../trpc/procedures.ts";

const keeper = areaProcedure("farmer");

/** A farm's inventory: for the farm itself, and for the team that names the farm. All throw `not_found`. */
export const inventoryRouter = router({
  shelf: keeper
    .input(inventoryPlace)
    .query(({ ctx, input }) => getInventory(ctx.deps, ctx.user, input)),

  product: keeper
    .input(shelfProduct)
    .query(({ ctx, input }) => getShelfProduct(ctx.deps, ctx.user, input)),

  history: keeper
    .input(historyQuery)
    .query(({ ctx, input }) => stockHistory(ctx.deps, ctx.user, input)),

  lastWeek: keeper
    .input(inventoryPlace)
    .query(({ ctx, input }) => getLastWeek(ctx.deps, ctx.user, input)),

  /** Throws `conflict` with the row as it stands by now, `invalid`. */
  edit: keeper
    .input(inventoryEdit)
    .mutation(({ ctx, input }) => editInventory(ctx.deps, ctx.user, input)),

  /** All of them or none. Throws `conflict`, `invalid`, both with the name of the product. */
  bulkEdit: keeper
    .input(inventoryEdits)
    .mutation(({ ctx, input }) => bulkEdit(ctx.deps, ctx.user, input)),

  /** Throws `invalid` for a photo of another farm. */
  add: keeper.input(newProduct).mutation(({ ctx, input }) => addProduct(ctx.deps, ctx.user, input)),

  /** Throws `conflict`. */
  changeTexts: keeper
    .input(textsEdit)
    .mutation(({ ctx, input }) => changeTexts(ctx.deps, ctx.user, input)),

  /** Throws `invalid` for a photo of another farm. */
  changePicture: keeper
    .input(pictureEdit)
    .mutation(({ ctx, input }) => changePicture(ctx.deps, ctx.user, input)),

  /** The forms among which a farm chooses for a product of which it has no photo. */
  printForms: keeper.query(() => listPrintForms()),

  /** The chosen print as SVG, as it would be kept. Throws `invalid`. */
  printPreview: keeper.input(printChoice).query(({ input }) => drawChosen(input)),

  export: keeper
    .input(inventoryPlace)
    .use(countedFile)
    .mutation(({ ctx, input }) => exportInventory(ctx.deps, ctx.user, input)),
});
