import type { AuditAction } from '#shared/audit/audit.schema.ts';

type Sentences = Record<`action_${AuditAction}`, string>;

/** One sentence per act: who did what, to what. */
const sentences = {
  action_article_created: '{who} criou o artigo “{what}”',
  action_article_saved: '{who} salvou o artigo “{what}”',
  action_article_published: '{who} publicou o artigo “{what}”',
  action_article_unpublished: '{who} tirou do ar o artigo “{what}”',
  action_article_scheduled: '{who} agendou o artigo “{what}”',
  action_article_deleted: '{who} deletou o artigo “{what}”',
  action_article_restored: '{who} restaurou o artigo “{what}”',
  action_article_purged: 'O artigo “{what}” saiu da lixeira de vez',
  action_image_uploaded: '{who} enviou a imagem {what}',
  action_audio_uploaded: '{who} enviou o áudio {what}',
  action_staff_added: '{who} adicionou {what} à equipe',
  action_staff_removed: '{who} removeu {what} da equipe',
  action_waitlist_downloaded: '{who} baixou a lista de espera',
} as const satisfies Sentences;

export const audit = {
  ...sentences,
  intro: 'Tudo o que a equipe faz fica anotado aqui, do mais novo ao mais antigo.',
  failed: 'Não foi possível carregar o registro',
  empty: 'Nada anotado ainda',
  emptyText: 'Cada artigo salvo, cada envio e cada mudança na equipe aparece aqui.',
  wentOut: 'O artigo “{what}” foi ao ar',
  someone: 'Alguém que já saiu',
} as const;
