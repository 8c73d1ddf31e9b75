import type { ErrorCode } from '#shared/errors/error-codes.ts';
import { apiFetch } from '#web/platform/api/api-client.ts';
import { errorCodeOf } from '#web/platform/api/api-error.ts';

/** Which of the form's data attributes holds the sentence for a refusal. Any other code is `failed`. */
const sentenceFor: Partial<Record<ErrorCode, 'invalid' | 'tooMany' | 'offline'>> = {
  invalid_input: 'invalid',
  too_many_requests: 'tooMany',
  unavailable: 'offline',
};

export function enhanceWaitlist(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-waitlist]');
  const field = form?.querySelector('input');
  const button = form?.querySelector('button');
  const status = form?.querySelector('[role=status]');
  const alert = form?.querySelector('[role=alert]');
  if (!form || !field || !button || !status || !alert) return;

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.hasAttribute('aria-busy')) return;
    button.setAttribute('aria-busy', 'true');
    field.readOnly = true;
    field.removeAttribute('aria-invalid');
    status.textContent = '';
    alert.textContent = '';
    try {
      await join(field.value, form.dataset.waitlist);
      form.reset();
      status.textContent = form.dataset.thanks ?? '';
    } catch (error) {
      const sentence = sentenceFor[errorCodeOf(error)] ?? 'failed';
      alert.textContent = form.dataset[sentence] ?? '';
      if (sentence === 'invalid') {
        field.setAttribute('aria-invalid', 'true');
        field.focus();
      }
    } finally {
      button.removeAttribute('aria-busy');
      field.readOnly = false;
    }
  });
}

async function join(email: string, language: string | undefined): Promise<void> {
  // By its path: the landing page carries no typed client in its three kilobytes.
  await apiFetch('/api/waitlist', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, language }),
  });
}
