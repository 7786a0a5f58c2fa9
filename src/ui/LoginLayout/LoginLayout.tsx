import type { ReactNode } from 'react'
import { StageScene } from '../StageScene/StageScene.tsx'
import classes from './LoginLayout.module.css'

interface LoginLayoutProps {
  /** The mark is sized here. */
  brand: { name: string; mark: ReactNode }
  /** The page's heading; seen at a desk, where the brand is small. */
  title: string
  /** The heading is seen on a phone as well. */
  titled?: boolean | undefined
  /** The choice of language. */
  tools: ReactNode
  children: ReactNode
  /** Links below the form. */
  foot?: ReactNode
  /** Over the stage, at a desk only. */
  aside?: ReactNode
  /** The tenant's picture instead of the stage. */
  backgroundUrl?: string | undefined
}

/** The tenant's ground above, the form in the lower half where the thumb is; at a desk side by side. */
export function LoginLayout({ brand, title, titled, tools, children, foot, aside, backgroundUrl }: LoginLayoutProps) {
  const scene = (variant: 'phone' | 'desk') =>
    backgroundUrl === undefined ? (
      <StageScene variant={variant} />
    ) : (
      <img className={classes['picture']} src={backgroundUrl} alt="" />
    )
  return (
    <div className={classes['login']}>
      <header className={classes['hero']}>
        <div className={classes['scene']}>{scene('phone')}</div>
        <div className={classes['brand']}>
          {brand.mark}
          <p className={classes['name']}>{brand.name}</p>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={classes['sheet']}>
        <h1 className={classes[titled ? 'heading' : 'title']}>{title}</h1>
        {children}
      </main>
      {foot ? <footer className={classes['foot']}>{foot}</footer> : null}
      <div className={classes['tools']}>{tools}</div>
      <div className={classes['stage']}>
        {scene('desk')}
        <div className={classes['aside']}>{aside}</div>
      </div>
    </div>
  )
}
