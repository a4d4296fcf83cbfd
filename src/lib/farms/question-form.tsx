import { Button, Textarea } from "@mantine/core";
import type { ReactNode } from "react";
import type { ShortForm } from "#client/lib/forms/use-short-form.ts";
import { useTypedGuard } from "#client/lib/forms/use-typed-guard.ts";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import { OpenModal } from "#client/ui/page/open-modal.tsx";

type QuestionFormProps = {
  title: string;
  form: Pick<ShortForm<{ text: string }>, "field" | "onSubmit" | "isTyped">;
  label: string;
  /** What becomes of the text, below its label. */
  description: string;
  maxLength: number;
  /** The label of the button. */
  send: string;
  isSending: boolean;
  onSend: (values: { text: string }) => void;
  onClose: () => void;
  /** What the text is about, above the field. */
  children?: ReactNode;
};

/** A dialog with one field, in which a question is asked or answered. */
export function QuestionForm({ title, form, onSend, onClose, ...field }: QuestionFormProps) {
  const close = useTypedGuard(form, onClose);
  return (
    <OpenModal onClose={close} title={title}>
      <form noValidate aria-label={title} onSubmit={form.onSubmit(onSend)}>
        <LiveFields>
          {field.children}
          <Textarea
            label={field.label}
            description={field.description}
            maxLength={field.maxLength}
            autosize
            minRows={3}
            maxRows={10}
            data-autofocus
            {...form.field("text")}
          />
          <Button type="submit" loading={field.isSending}>
            {field.send}
          </Button>
        </LiveFields>
      </form>
    </OpenModal>
  );
}
