import { IconChevronLeft, IconMenu2 } from '@tabler/icons-react'
import type { ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import classes from './TopBar.module.css'

interface TopBarProps {
  /** The page's heading. Left out where the page greets with a heading of its own; then a phone shows the brand. */
  title?: string | undefined
  /** One soft line below the title. */
  sub?: string | undefined
  back?: { label: string; onClick: () => void } | undefined
  menu?: { label: string; onClick: () => void } | undefined
  brand?: { name: string; mark: ReactNode; href?: string | undefined } | undefined
  end?: ReactNode
  nav?: readonly { href: string; label: string; current?: boolean | undefined }[] | undefined
  navLabel?: string | undefined
  /** Takes the place beside the title that a page fills at a desk. */
  beside?: Ref<HTMLDivElement> | undefined
}

/** One bar on a phone; at a desk the brand and the destinations fill it and the title heads the page below. */
export function TopBar({ title, sub, back, menu, brand, end, nav, navLabel, beside }: TopBarProps) {
  const mark = brand ? (
    <>
      {brand.mark}
      <span className={classes['name']}>{brand.name}</span>
    </>
  ) : null
  return (
    <header
      className={cx(classes['top'], sub !== undefined && classes['tall'])}
      data-bar={sub === undefined ? undefined : 'tall'}
      data-titled={title !== undefined || back ? '' : undefined}
    >
      {menu ? (
        <span className={cx(classes['menu'], back && classes['deskOnly'])}>
          <IconButton label={menu.label} icon={<IconMenu2 aria-hidden="true" />} onClick={menu.onClick} />
        </span>
      ) : null}
      {brand ? (
        brand.href === undefined ? (
          <span className={cx(classes['brand'], title !== undefined && classes['deskOnly'])}>{mark}</span>
        ) : (
          <a className={cx(classes['brand'], title !== undefined && classes['deskOnly'])} href={brand.href}>
            {mark}
          </a>
        )
      ) : null}
      {nav && nav.length > 0 ? (
        <nav className={classes['nav']} aria-label={navLabel}>
          {nav.map(link => (
            <a key={link.href} href={link.href} aria-current={link.current ? 'page' : undefined}>
              {link.label}
            </a>
          ))}
        </nav>
      ) : null}
      {title !== undefined || back ? (
        <div className={classes['page']}>
          {back ? (
            <IconButton label={back.label} icon={<IconChevronLeft aria-hidden="true" />} onClick={back.onClick} />
          ) : null}
          <div className={cx(classes['words'], !back && !menu && classes['alone'])}>
            {title === undefined ? null : <h1 className={classes['title']}>{title}</h1>}
            {sub === undefined ? null : <p className={classes['sub']}>{sub}</p>}
          </div>
          <div ref={beside} className={classes['beside']} />
        </div>
      ) : null}
      {end ? <div className={classes['end']}>{end}</div> : null}
    </header>
  )
}
