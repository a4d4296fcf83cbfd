import {
  historyQuery,
  inventoryEdit,
  inventoryPlace,
  shelfProduct,
} from "#shared/inventory/inventory.ts";
import { inventoryEdits } from "#shared/inventory/bulk-edit.ts";
import { cellEdits } from "#shared/inventory/cell-edits.ts";
import { newProduct, pictureEdit, textsEdit } from "#shared/inventory/shelf-product.ts";
import { printChoice } from "#shared/inventory/print-choice.ts";
import { drawChosen } from "../../files/chosen-prints.ts";
import { listPrintForms } from "../../services/inventory/chosen-prints.ts";
import { addProduct } from "../../services/inventory/add-product.ts";
import { editInventory } from "../../services/inventory/edit.ts";
import { bulkEdit } from "../../services/inventory/bulk-edit.ts";
import { editCells } from "../../services/inventory/cell-edits.ts";
import { exportInventory } from "../../services/inventory/import-export.ts";
import { stockHistory } from "../../services/inventory/history.ts";
import { getLastWeek } from "../../services/inventory/last-week.ts";
import { changePicture } from "../../services/inventory/pictures.ts";
import { changeTexts, getShelfProduct } from "../../services/inventory/product.ts";
import { getInventory } from "../../services/inventory/read.ts";
import { areaProcedure, countedFile, router } from "../../trpc/procedures.ts";

const keeper = areaProcedure("farmer");

/** A farm's inventory, for the farm itself and for team members who name it. All throw `not_found`. */
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

  /** Throws `conflict` with the row's current values, `invalid`. */
  edit: keeper
    .input(inventoryEdit)
    .mutation(({ ctx, input }) => editInventory(ctx.deps, ctx.user, input)),

  /** Each cell for itself; returns what came of each. */
  editCells: keeper
    .input(cellEdits)
    .mutation(({ ctx, input }) => editCells(ctx.deps, ctx.user, input)),

  /** All or nothing. Throws `conflict` or `invalid`, with the product's name. */
  bulkEdit: keeper
    .input(inventoryEdits)
    .mutation(({ ctx, input }) => bulkEdit(ctx.deps, ctx.user, input)),

  /** Throws `invalid` for another farm's photo. */
  add: keeper.input(newProduct).mutation(({ ctx, input }) => addProduct(ctx.deps, ctx.user, input)),

  /** Throws `conflict`. */
  changeTexts: keeper
    .input(textsEdit)
    .mutation(({ ctx, input }) => changeTexts(ctx.deps, ctx.user, input)),

  /** Throws `invalid` for another farm's photo. */
  changePicture: keeper
    .input(pictureEdit)
    .mutation(({ ctx, input }) => changePicture(ctx.deps, ctx.user, input)),

  /** The shapes that a farm can choose from for a product without a photo. */
  printForms: keeper.query(() => listPrintForms()),

  /** The chosen print as SVG, as it would be stored. Throws `invalid`. */
  printPreview: keeper.input(printChoice).query(({ input }) => drawChosen(input)),

  export: keeper
    .input(inventoryPlace)
    .use(countedFile)
    .mutation(({ ctx, input }) => exportInventory(ctx.deps, ctx.user, input)),
});
