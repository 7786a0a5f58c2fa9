import type { ReactNode } from 'react'
import { dateIn } from '../../../../domain/shift-display.ts'
import { useWords } from '../../../i18n/words.ts'
import { Section } from '../../../ui/Section/Section.tsx'
import { dayWords, viewerZone } from '../../shared/words/shift-words.ts'
import shared from '../documents.module.css'
import type { DocumentVersion } from './desk.types.ts'
import { Fingerprint } from './Fingerprint.tsx'
import { sizeWords } from '../../shared/files/file-size.ts'
import classes from './desk.module.css'

/** Every file there was, the newest first; what nobody signs any more is struck. */
export function Versions({ versions, children }: { versions: readonly DocumentVersion[]; children?: ReactNode }) {
  const words = useWords()
  const { t, tn } = words
  return (
    <Section title={t('documents.desk.versions')}>
      {versions.length === 0 ? <p className={shared['soft']}>{t('documents.noFile')}</p> : null}
      <ol className={classes['versions']}>
        {versions.map(({ id, number, pages, size, sha256, madeAt, madeBy }, at) => {
          const file = `${tn('documents.pages', pages)}, ${sizeWords(words.locale, size)}`
          const day = dayWords(words, dateIn(viewerZone(), Date.parse(madeAt)))
          return (
            <li key={id}>
              <b>{number}</b>
              <span className={classes['version']}>
                <span className={classes['spread']}>
                  {at === 0 ? <span>{file}</span> : <s>{file}</s>}
                  <span className={shared['soft']}>{at === 0 ? t('documents.desk.current', { day }) : day}</span>
                </span>
                <span className={shared['soft']}>{madeBy}</span>
                <Fingerprint hashes={[sha256]} say={([hash = '']) => t('documents.desk.file', { hash })} />
              </span>
            </li>
          )
        })}
      </ol>
      {children}
    </Section>
  )
}
