import { createElement, type CSSProperties } from 'react'
import { itemVars, layersOf, paintOf, type AvatarSelection, type Crop, type FindItem } from './avatar.ts'

/** The drawn layers without their frame, for a figure that stands inside a bigger scene. */
export function AvatarLayers({ selection, crop, find }: { selection: AvatarSelection; crop: Crop; find: FindItem }) {
  return layersOf(selection, crop, find).map(({ key, slot, shapes, colours }) => (
    <g key={key} data-layer={slot} style={itemVars(colours) as CSSProperties}>
      {shapes.map((shape, index) => createElement('path', { key: index, ...paintOf(shape) }))}
    </g>
  ))
}
