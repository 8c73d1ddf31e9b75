import { documentLanguage } from '#shared/language/language.rules.ts';
import type { ArticleAnswer } from '#shared/library/library.schema.ts';
import { canSpeak } from '#web/platform/device/speech.ts';
import { useOfDevice } from '#web/platform/first-paint/use-of-device.ts';
import { ArticlePlayer } from '../player/article-player.tsx';
import { DeviceVoice } from '../player/device-voice.tsx';
import { spokenArticle } from '../player/spoken-article.ts';
import { ArticleBody } from './article-body.tsx';
import { PracticalTip } from './practical-tip.tsx';
import type { TextSize } from './text-size.ts';

export function ArticleText({ article, size }: { article: ArticleAnswer; size: TextSize }) {
  const { content, language, practicalTip } = article;
  return (
    <>
      <ArticleListening article={article} />
      <ArticleBody content={content} language={language} size={size} />
      {practicalTip && <PracticalTip tip={practicalTip} language={language} />}
    </>
  );
}

/** Her eyes may be on the baby: the recording, or else the device's own voice, where it has one. */
function ArticleListening({ article }: { article: ArticleAnswer }) {
  const isVocal = useOfDevice(canSpeak, true);
  const { id, title, author, audio, picture, language } = article;
  if (audio) {
    const { url, durationSeconds } = audio;
    return (
      <ArticlePlayer track={{ id, url, durationSeconds, title, artist: author, pictureUrl: picture?.url }} />
    );
  }
  if (!isVocal) return null;
  return <DeviceVoice sentences={spokenArticle(article)} language={documentLanguage[language]} />;
}
