import { toast } from '#web/components/toasts/toasts.ts';

/**
 * Copies to the clipboard, and says so. Browsers refuse outside https and localhost: then the text is shown for copying
 * by hand.
 */
export async function copyText(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(said);
  } catch {
    toast.warning({ title: text, ms: null });
  }
}
