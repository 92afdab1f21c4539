import { type PointerEvent, useId, useRef } from "react";
import { errorIdOf, FieldError } from "../../../components/form/field-error.tsx";
import { words } from "../../../words.ts";
import { draggedBy, hasChoice, leastZoom, mostZoom, placeOf } from "./crop.ts";
import styles from "./logo-field.module.css";
import { LogoPicture } from "./logo-picture.tsx";
import type { ChosenLogo, Logo } from "./use-logo.ts";

type LogoFieldProps = {
	logo: Logo;
	/** As it is now; a crest stands for a logo that there is not. */
	organization: { name: string; logoUrl: string | null; colors?: string[] | undefined };
	error?: string | undefined;
};

/** A logo to upload, cut to a square before it is sent. */
export function LogoField({ logo, organization, error }: LogoFieldProps) {
	const id = useId();
	const { chosen } = logo;
	const problem = chosen?.isUnreadable ? words.organization.logoMustBeAnImage : error;
	return (
		<div className={styles.field}>
			<Frame logo={logo}>
				<LogoPicture chosen={chosen} organization={shownOf(logo, organization)} />
			</Frame>
			<div className={styles.tools}>
				<label htmlFor={id} className="label">
					{words.organization.logo}
				</label>
				<input
					id={id}
					type="file"
					name="logo"
					accept="image/png,image/jpeg,image/webp,image/gif"
					className={styles.file}
					aria-invalid={problem !== undefined}
					aria-describedby={problem === undefined ? undefined : errorIdOf(id)}
					onChange={({ target }) => logo.choose(target.files?.[0])}
				/>
				<FieldError of={id} error={problem} />
				{chosen === null && organization.logoUrl !== null && (
					<button
						type="button"
						className={styles.remove}
						onClick={() => logo.remove(!logo.isRemoved)}
					>
						{logo.isRemoved ? words.organization.keepTheLogo : words.common.removeTheLogo}
					</button>
				)}
				{chosen?.size != null && <Cutting logo={logo} chosen={chosen} size={chosen.size} />}
			</div>
		</div>
	);
}

/** Without its logo while that is to be taken away. */
function shownOf({ isRemoved }: Logo, organization: LogoFieldProps["organization"]) {
	return isRemoved ? { ...organization, logoUrl: null } : organization;
}

/** The square itself; the picture in it is drawn with the finger. */
function Frame({ logo, children }: { logo: Logo; children: React.ReactNode }) {
	const last = useRef<{ x: number; y: number } | null>(null);
	const { chosen } = logo;
	const isDrawn = chosen !== null && chosen.size !== null && !chosen.isWhole;
	const begin = (event: PointerEvent) => {
		if (!isDrawn) return;
		event.currentTarget.setPointerCapture(event.pointerId);
		last.current = { x: event.clientX, y: event.clientY };
	};
	const draw = (event: PointerEvent) => {
		if (last.current === null || chosen?.size == null) return;
		const side = event.currentTarget.clientWidth;
		const by = {
			x: (event.clientX - last.current.x) / side,
			y: (event.clientY - last.current.y) / side,
		};
		last.current = { x: event.clientX, y: event.clientY };
		logo.change({ crop: draggedBy(chosen.size, chosen.crop, by) });
	};
	const end = () => {
		last.current = null;
	};
	return (
		<div
			className={styles.frame}
			data-drawn={isDrawn || undefined}
			onPointerDown={begin}
			onPointerMove={draw}
			onPointerUp={end}
			onPointerCancel={end}
		>
			{children}
		</div>
	);
}

type CuttingProps = { logo: Logo; chosen: ChosenLogo; size: NonNullable<ChosenLogo["size"]> };

/** The same with the keyboard. */
function Cutting({ logo, chosen: { crop, isWhole }, size }: CuttingProps) {
	const { width, height } = placeOf(size, crop);
	const change = (part: Partial<typeof crop>) => logo.change({ crop: { ...crop, ...part } });
	return (
		<div className="stack-1">
			{!isWhole && (
				<>
					<Slider
						label={words.common.size}
						value={crop.zoom}
						min={leastZoom(size)}
						max={mostZoom}
						onChange={(zoom) => change({ zoom })}
					/>
					{hasChoice(width) && (
						<Slider
							label={words.organization.leftToRight}
							value={crop.x}
							onChange={(x) => change({ x })}
						/>
					)}
					{hasChoice(height) && (
						<Slider
							label={words.organization.topToBottom}
							value={crop.y}
							onChange={(y) => change({ y })}
						/>
					)}
				</>
			)}
			<label className={styles.whole}>
				<input
					type="checkbox"
					checked={isWhole}
					onChange={({ target }) => logo.change({ isWhole: target.checked })}
				/>
				{words.organization.keepItsShapeDoNot}
			</label>
		</div>
	);
}

type SliderProps = {
	label: string;
	value: number;
	min?: number;
	max?: number;
	onChange: (value: number) => void;
};

/** In hundredths: a form is not sent while a value is out of its bounds by a rounding. */
function Slider({ label, value, min = -1, max = 1, onChange }: SliderProps) {
	const id = useId();
	return (
		<div className={styles.slider}>
			<label htmlFor={id}>{label}</label>
			<input
				id={id}
				type="range"
				min={0}
				max={100}
				value={Math.round(((value - min) / (max - min)) * 100)}
				onChange={({ target }) => onChange(min + (Number(target.value) / 100) * (max - min))}
			/>
		</div>
	);
}
