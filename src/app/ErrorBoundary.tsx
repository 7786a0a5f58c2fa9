import { Component, type ReactNode } from 'react'
import { type Words, useWords } from '../i18n/words.ts'
import { Button } from '../ui/Button/Button.tsx'
import type { NotLoadedProps } from '../ui/lazily.tsx'
import classes from './ErrorBoundary.module.css'

interface Props {
  words: Words
  /** Another address is another chance. */
  at: string
  children: ReactNode
}

/** What a crash leaves on screen: the catalogue's sentence and a way on, with nothing that would have to be loaded. */
export class ErrorBoundary extends Component<Props, { crashed: { at: string; message: string } | null }> {
  override state: { crashed: { at: string; message: string } | null } = { crashed: null }

  static getDerivedStateFromError(error: unknown) {
    return { crashed: { at: '', message: error instanceof Error ? error.message : String(error) } }
  }

  override componentDidUpdate(before: Props) {
    if (before.at !== this.props.at && this.state.crashed) this.setState({ crashed: null })
  }

  override render() {
    const { words, children } = this.props
    if (!this.state.crashed) return children
    return (
      <main id="main" tabIndex={-1} className={classes['crash']}>
        <h1 className={classes['title']}>{words.t('app.state.crashTitle')}</h1>
        <p>{words.t('app.state.crashText')}</p>
        <Button variant="main" onClick={() => location.reload()}>
          {words.t('app.state.refresh')}
        </Button>
        <p className={classes['technical']}>{this.state.crashed.message}</p>
      </main>
    )
  }
}

/** What is around every screen did not come: said with nothing that would have to be loaded as well. */
export function NotLoadedPage({ retry, busy }: NotLoadedProps) {
  const { t } = useWords()
  return (
    <main id="main" tabIndex={-1} className={classes['crash']}>
      <h1 className={classes['title']}>{t('app.state.failedTitle')}</h1>
      <p>{t('app.state.failedText')}</p>
      <Button variant="main" busy={busy} onClick={retry}>
        {t('app.retry')}
      </Button>
    </main>
  )
}
