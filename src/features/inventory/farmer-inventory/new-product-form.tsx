import { inventoryProduct as m } from "#messages/inventory/product.ts";
import { Button, Input, NativeSelect, Stack, TextInput, Title } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { CATEGORIES } from "#shared/catalog/catalog.ts";
import { TAX_CATEGORY_OPTIONS } from "#shared/checkout/tax/tax-options.ts";
import {
  newProductForm,
  type NewProductForm as Typed,
  newProductOf,
} from "#shared/inventory/shelf-product.ts";
import { TEMPLATE_PRODUCTS, type TemplateId } from "#shared/inventory/template-products.ts";
import { formatMeasure } from "#shared/inventory/inventory-cells.ts";
import { formatAllergens } from "#shared/catalog/allergen-text.ts";
import { formatSeason, YEAR } from "#shared/catalog/season-text.ts";
import { PrintChooser } from "../print-chooser/print-chooser.tsx";
import { PhotoField } from "#client/lib/farms/farm-upload/photo-field.tsx";
import { MonthChips } from "../inventory-grid/month-chips.tsx";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useActKey } from "#client/lib/forms/use-act-key.ts";
import { useShortForm } from "#client/lib/forms/use-short-form.ts";
import { type Place, placeInput } from "./place.ts";
import styles from "./farmer-inventory.module.css";

const EMPTY: Omit<Typed, "category"> & { category: string } = {
  name: "",
  nameEs: "",
  category: "",
  taxCategory: "",
  price: "",
  pack: "",
  stock: "",
  measure: "",
  expectedWeight: "",
  season: formatSeason(YEAR),
  allergens: formatAllergens(null),
  storage: "",
};

/** The form as a template fills it in. */
function formOf(id: TemplateId): typeof EMPTY {
  const { name, nameEs, category, pack, measure } = TEMPLATE_PRODUCTS[id];
  return { ...EMPTY, name, nameEs, category, pack, measure: formatMeasure(measure) };
}

const CHOICES = [
  { value: "", label: m.chooseOne },
  ...CATEGORIES.map(({ id, label }) => ({ value: id, label })),
];

const TAX_CHOICES = [
  { value: "", label: m.asUsual },
  ...TAX_CATEGORY_OPTIONS.map(({ id, label }) => ({ value: id, label })),
];

type NewProductFormProps = { place: Place; template: TemplateId | undefined };

/** Asks for name, category, price, pack, and stock; the rest has defaults. A template fills in all but price and stock. */
export function NewProductForm({ place, template }: NewProductFormProps) {
  const [initial] = useState(() => (template ? formOf(template) : EMPTY));
  const [picture, setPicture] = useState<string | null>(null);
  const { field, form: fields, onSubmit, refuse } = useShortForm(newProductForm, initial);
  const actKey = useActKey();
  const add = useAdd(place, refuse);
  const send = (listed: boolean) =>
    onSubmit((values) => {
      const asked = { ...placeInput(place), ...newProductOf(values as Typed), picture, listed };
      add.mutate({ ...asked, key: actKey.of(asked) });
    });
  return (
    <form
      method="post"
      noValidate
      aria-label={m.newProduct}
      className={styles.form}
      onSubmit={send(true)}
    >
      <Stack gap="md">
        <div className={styles.picture}>
          <PhotoField
            farmId={place.farmId}
            shape="product"
            alt={m.photoOfProduct}
            picture={picture}
            onPicture={setPicture}
          />
          <Chooser place={place} typed={() => fields.getValues()} onPicture={setPicture} />
        </div>
        <TextInput label={m.name} autoComplete="off" {...field("name")} />
        <NativeSelect label={m.category} data={CHOICES} {...field("category")} />
        <div className={styles.pair}>
          <TextInput label={m.price} inputMode="decimal" placeholder="4.50" {...field("price")} />
          <TextInput label={m.pack} placeholder={m.packExample} {...field("pack")} />
        </div>
        <TextInput label={m.stock} inputMode="numeric" placeholder="20" {...field("stock")} />
        <section className={styles.more} aria-labelledby="more-of-product">
          <Title order={2} size="h5" id="more-of-product">
            {m.filledIn}
          </Title>
          <TextInput label={m.amountInPack} placeholder={m.asPackSays} {...field("measure")} />
          <TextInput
            label={m.usualWeight}
            description={m.usualWeightHint}
            inputMode="decimal"
            {...field("expectedWeight")}
          />
          <TextInput
            label={m.nameEs}
            description={m.nameEsHint}
            lang="es"
            autoComplete="off"
            {...field("nameEs")}
          />
          <Season
            error={fields.errors["season"]}
            onChange={(season) => fields.setFieldValue("season", season)}
          />
          <TextInput label={m.allergens} {...field("allergens")} />
          <TextInput label={m.storage} placeholder={m.asUsual} {...field("storage")} />
          <NativeSelect
            label={m.taxedAs}
            description={m.taxedAsHint}
            data={TAX_CHOICES}
            {...field("taxCategory")}
          />
        </section>
        <div className={styles.actions}>
          <Button type="submit" size="lg" loading={add.isPending}>
            {m.listNow}
          </Button>
          <Button size="lg" variant="default" loading={add.isPending} onClick={() => send(false)()}>
            {m.saveDraft}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

type ChooserProps = {
  place: Place;
  typed: () => typeof EMPTY;
  onPicture: (picture: string) => void;
};

/** Chooses a drawing. Those of the category selected at that moment come first. */
function Chooser({ place, typed, onPicture }: ChooserProps) {
  return (
    <PrintChooser
      farmId={place.farmId}
      product={() => {
        const { name, category } = typed();
        return { title: name, category: labelOf(category) };
      }}
      onPicture={onPicture}
    />
  );
}

const labelOf = (category: string) => CATEGORIES.find(({ id }) => id === category)?.label ?? "";

type SeasonProps = { error: ReactNode; onChange: (season: string) => void };

/** The harvest months, initially all of them. */
function Season({ error, onChange }: SeasonProps) {
  const [months, setMonths] = useState<readonly number[]>(YEAR);
  const choose = (chosen: number[]) => {
    setMonths(chosen);
    onChange(formatSeason(chosen));
  };
  return (
    <Input.Wrapper label={m.season} labelElement="div" error={error}>
      <MonthChips label={m.season} months={months} onChange={choose} />
    </Input.Wrapper>
  );
}

/** Adds the product and navigates to its page. */
function useAdd(place: Place, refuse: (error: unknown) => boolean) {
  const router = useRouter();
  const utils = trpc.useUtils();
  return trpc.farmer.inventory.add.useMutation({
    meta: { failureTitle: m.notAdded },
    onError: refuse,
    onSuccess: async ({ id }, { name, listed }) => {
      notify.success(listed ? m.inShop(name) : m.keptAsDraft(name));
      await utils.farmer.inventory.shelf.invalidate();
      await router.navigate({ to: `${place.base}/${id}` });
    },
  });
}
