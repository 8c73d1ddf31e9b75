import type { ArticleFields } from '#shared/editing/editing.schema.ts';

/** Everything that the form can hold, each field with a value of its own. */
export function articleFields(said: Partial<ArticleFields> = {}): ArticleFields {
  return {
    title: 'Noites mais calmas',
    content: 'Um **texto** sobre o sono.\n\nCom dois parágrafos.',
    introduction: 'Para começar.',
    practicalTip: 'Apague a luz.',
    category: 'Sono do Bebê',
    author: 'Marina Alves',
    authorRole: 'Enfermeira',
    reviewer: 'Dra. Lia Prado',
    reviewedOn: '2026-02-01',
    sources: ['Sociedade Brasileira de Pediatria, 2024', 'OMS, 2023'],
    keywords: 'bebê não dorme',
    language: 'pt',
    picture: { url: '/media/post-images/1-w640.webp', width: 640, height: 360, widths: [320, 640] },
    pictureAlt: 'Um bebê dorme no berço',
    audio: { url: '/media/post-audio/1.mp3', durationSeconds: 95 },
    ...said,
  };
}
