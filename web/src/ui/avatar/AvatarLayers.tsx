import { createElement, type CSSProperties } from 'react'
import { itemVars, layersOf, type AvatarSelection, type Crop, type FindItem, type Shape } from './avatar.ts'

/** The drawn layers without their frame, for a figure that stands inside a bigger scene. */
export function AvatarLayers({ selection, crop, find }: { selection: AvatarSelection; crop: Crop; find: FindItem }) {
  return layersOf(selection, crop, find).map(({ key, shapes, colours }) => (
    <g key={key} style={itemVars(colours) as CSSProperties}>
      {shapes.map(drawShape)}
    </g>
  ))
}

function drawShape({ pose: _pose, not: _not, limb: _limb, ...path }: Shape, index: number) {
  return createElement('path', { key: index, ...path })
}
