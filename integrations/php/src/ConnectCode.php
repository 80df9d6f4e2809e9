<?php

namespace Linkbild;

/** A code from Linkbild's settings, such as 7K3M-Q9TA-0XVB-W2ZE@linkbild.example: what to send, and where. */
final class ConnectCode
{
    public string $code;
    public string $apiUrl;

    private function __construct(string $code, string $apiUrl)
    {
        $this->code = $code;
        $this->apiUrl = $apiUrl;
    }

    /** Null where the text is not such a code. Spaces, dashes and case of the first part do not matter. */
    public static function parse(string $text): ?self
    {
        $text = (string) preg_replace('/\s+/u', '', $text);
        $at = strpos($text, '@');
        if ($at === false) {
            return null;
        }
        // Crockford's base32 has no I, L, O: people read them for 1 and 0.
        $signs = strtr(strtoupper(str_replace('-', '', substr($text, 0, $at))), 'ILO', '110');
        $apiUrl = self::apiUrl(substr($text, $at + 1));
        if ($apiUrl === null || !preg_match('/^[0-9A-HJKMNP-TV-Z]{16}$/D', $signs)) {
            return null;
        }
        return new self(implode('-', str_split($signs, 4)), $apiUrl);
    }

    /** The part behind the @ is a host, or a whole URL where the API is not at https://HOST/api. */
    private static function apiUrl(string $place): ?string
    {
        $host = '(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::[0-9]{1,5})?';
        if (preg_match('~^' . $host . '$~Di', $place)) {
            return 'https://' . strtolower($place) . '/api';
        }
        if (preg_match('~^https?://' . $host . '(?:/[A-Za-z0-9._\~/-]*)?$~Di', $place)) {
            return rtrim($place, '/');
        }
        return null;
    }
}
